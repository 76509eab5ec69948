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
 * on paper it is always open (`components/seo/print.css`).
 */
export function Fold({ title, name, open = false, children }: Props) {
  return (
    <details name={name} open={open} className="group/fold border-t border-line last:border-b">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4 font-display md:py-5 text-2xl leading-tight hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <span
          aria-hidden="true"
          className="flex-none font-sans text-xl text-accent transition-transform duration-300 group-open/fold:rotate-45"
        >
          +
        </span>
      </summary>
      {children}
    </details>
  );
}
