import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { ConsentOpener } from '../consent/consent-opener';
import { FrameServices } from './frame-services';
import { HeaderShell } from './header-shell';
import { Menu } from './menu';
import { MenuLink } from './menu-link';
import { footerNavigationId } from './site-footer';

type Props = { locale: Locale; children: ReactNode };

/**
 * The configurator's reduced frame: a header with the menu button and the links that law wants within
 * reach (legal notice, privacy, cookie settings); no footer, no call button, 110 px above the content.
 */
export async function ConfiguratorFrame({ locale, children }: Props) {
  const t = await getTranslations({ locale });
  const linkClass = 'inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-accent';
  return (
    <FrameServices locale={locale}>
      <HeaderShell>
        <div className="header-bar wrap">
          <nav
            aria-label={t('frame.headerLinks')}
            className="flex flex-wrap gap-x-5 text-[0.9375rem] leading-tight"
          >
            <MenuLink href={localPath(locale, 'imprint')} className={linkClass}>
              {t('menu.links.imprint')}
            </MenuLink>
            <MenuLink href={localPath(locale, 'privacy')} className={linkClass}>
              {t('menu.links.privacy')}
            </MenuLink>
            <ConsentOpener href={`${localPath(locale, 'cookies')}#settings`} className={linkClass}>
              {t('footer.cookieSettings')}
            </ConsentOpener>
          </nav>
          <Menu locale={locale} fallbackHref={`${localPath(locale, 'home')}#${footerNavigationId}`} />
        </div>
      </HeaderShell>
      <main id="content" tabIndex={-1} className="site-main configurator-main">
        {children}
      </main>
    </FrameServices>
  );
}
