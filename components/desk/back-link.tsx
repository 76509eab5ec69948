import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

/** The way back, above a page's heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="desk-back">
      <Icon name="arrow" className="size-4 rotate-180" />
      {children}
    </a>
  );
}
