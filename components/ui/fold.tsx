import type { ReactNode } from 'react';

type Props = {
  /** A heading, or plain words. */
  title: ReactNode;
  /** Folds of one name: opening one closes the others. */
  name?: string;
  /** Where there is room nothing is folded. */
  wideOpen?: boolean;
  children: ReactNode;
};

/**
 * A native disclosure: opens without JavaScript, by keyboard, by the browser's page search and by a link to something inside;
 * on paper it is always open (`app/print.css`).
 */
export function Fold({ title, name, wideOpen, children }: Props) {
  return (
    <details name={name} data-wide-open={wideOpen} className="fold">
      <summary>{typeof title === 'string' ? <span>{title}</span> : title}</summary>
      {children}
    </details>
  );
}
