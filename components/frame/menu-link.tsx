'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { defaultLocale } from '@/content/locales';

type Props = { href: string; className?: string; children: ReactNode };

/** A link of the open menu; says which page is shown. */
export function MenuLink({ href, className, children }: Props) {
  const shown = usePathname();
  // German pages are rendered below a prefix that their addresses do not have.
  const current = shown === href || shown === `/${defaultLocale}${href}`.replace(/\/$/, '');
  return (
    <Link href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
