import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = { locale: Locale; children: ReactNode };

/** Everything that stands around a page of the site; each page brings its own `PageMain`. */
export function SiteFrame({ locale, children }: Props) {
  return (
    <>
      <SiteHeader locale={locale} />
      {children}
      <SiteFooter locale={locale} />
    </>
  );
}
