import type { ComponentProps, ReactNode } from 'react';

/** Folds of one `name`: opening one closes the others. */
type Props = Omit<ComponentProps<'details'>, 'title'> & {
  /** A heading, or plain words. */
  title: ReactNode;
  /** Where there is room nothing is folded. */
  wideOpen?: boolean;
};

/**
 * A native disclosure: opens without JavaScript, by keyboard, by the browser's page search and by a link to something inside;
 * on paper it is always open (`app/print.css`).
 */
export function Fold({ title, wideOpen, children, ...details }: Props) {
  return (
    <details data-wide-open={wideOpen || undefined} className="fold" {...details}>
      <summary>{typeof title === 'string' ? <span>{title}</span> : title}</summary>
      {children}
    </details>
  );
}
