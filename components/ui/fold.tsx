import type { ReactNode } from 'react';

type Props = {
  /** A heading, or plain words. */
  title: ReactNode;
  /** Folds of one name: opening one closes the others. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/**
 * A native disclosure: opens without JavaScript, by keyboard, by the browser's page search and by a link to something inside;
 * on paper it is always open (`app/print.css`).
 */
export function Fold({ title, name, open = false, children }: Props) {
  return (
    <details name={name} open={open} className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
