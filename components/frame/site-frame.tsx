import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { FrameServices } from './frame-services';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = { locale: Locale; children: ReactNode };

/**
 * Everything that stands around a page of the site. The room above the content is decided by the
 * page itself: none under a full hero (`data-hero="full"`), 130 px everywhere else.
 */
export function SiteFrame({ locale, children }: Props) {
  return (
    <FrameServices locale={locale}>
      <SiteHeader locale={locale} />
      <main id="content" tabIndex={-1} className="site-main">
        {children}
      </main>
      <SiteFooter locale={locale} />
    </FrameServices>
  );
}
