import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = { locale: Locale; children: ReactNode };

/**
 * Everything that stands around a page of the site. The room above the content is decided by the
 * page itself: none under a full hero (`data-hero="full"`), 130 px everywhere else.
 */
export function SiteFrame({ locale, children }: Props) {
  return (
    <>
      <SiteHeader locale={locale} />
      <main id="content" tabIndex={-1} className="site-main">
        {children}
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
