import type { ReactNode } from 'react';

type Props = {
  as?: 'section' | 'figure';
  label: string;
  id?: string;
  className: string;
  children: ReactNode;
};

/** A part that scrolls by itself, and so has to be reached by keyboard (WCAG 2.1.1). */
export const ScrollRegion = ({ as: Region = 'section', label, id, className, children }: Props) => (
  <Region id={id} aria-label={label} tabIndex={0} className={className}>
    {children}
  </Region>
);
