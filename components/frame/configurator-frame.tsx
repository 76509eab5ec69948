import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { HeaderShell } from './header-shell';
import { Menu } from './menu';

type Props = { locale: Locale; children: ReactNode };

/**
 * The configurator's reduced frame: a header with the menu button alone (legal links and cookie settings are in the
 * menu); no footer, no call button, 110 px above the content.
 */
export function ConfiguratorFrame({ locale, children }: Props) {
  return (
    <>
      <HeaderShell>
        <div className="header-bar wrap justify-end">
          <Menu locale={locale} />
        </div>
      </HeaderShell>
      <main id="content" tabIndex={-1} className="site-main configurator-main">
        {children}
      </main>
    </>
  );
}
