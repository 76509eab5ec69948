import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';

type Props = { locale: Locale; children: ReactNode };

/** Everything that stands around a page of the site. */
export function SiteFrame({ children }: Props) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
