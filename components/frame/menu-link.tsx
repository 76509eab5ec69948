'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

type Props = { href: string; className?: string; children: ReactNode };

/** A link of the open menu; says which page is shown. */
export function MenuLink({ href, className, children }: Props) {
  const current = usePathname() === href;
  return (
    <Link href={href} prefetch={false} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
