import type { ReactNode } from 'react';

type Props = { as?: 'ul' | 'ol'; label: string; className?: string; children: ReactNode };

/**
 * Cards side by side that a finger swipes through on a phone (`.rail` in `app/globals.css`). For cards without links: the list
 * itself takes the focus, so that the arrow keys move it (WCAG 2.1.1).
 */
export function Rail({ as: List = 'ul', label, className = '', children }: Props) {
  return (
    <List aria-label={label} tabIndex={0} className={`rail ${className}`}>
      {children}
    </List>
  );
}
