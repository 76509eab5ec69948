import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { cateringMenu, legalMenu, locationMenu, mainMenu } from '@/content/navigation';
import { pageNames } from '@/content/pages';
import { site } from '@/content/site';
import { berlinDay } from '@/lib/base/berlin-day';
import { consentSettingsId } from '@/lib/consent/consent';
import { localPath } from '@/lib/i18n/address';
import { DialogOpener } from '../ui/native-dialog';
import { CallButton } from './call-button';
import { CurrentYear } from './current-year';
import { FooterContact } from './footer-contact';
import { FooterList } from './footer-list';
import { FooterTeaser } from './footer-teaser';
import { PanelOpener } from './panel-host';

export async function SiteFooter({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const mutedLink = 'inline-block cursor-pointer py-1 text-muted md:py-2 hover:text-accent';
  return (
    <footer className="site-footer">
      <FooterTeaser locale={locale} />
      <div className="wrap columns gap-y-9 pt-10 pb-3 md:gap-y-12 md:pt-20 md:pb-14">
        <FooterContact locale={locale} />
        <nav aria-label={t('menu.pages')} className="footer-lists col-span-12 lg:col-span-8 lg:col-start-5">
          <FooterList locale={locale} title={site.name} routes={mainMenu} />
          <FooterList locale={locale} title={t('footer.location')} routes={locationMenu} />
          <FooterList locale={locale} title={t('footer.catering')} routes={cateringMenu} />
        </nav>
      </div>
      <div className="wrap pb-5 md:pb-10">
        <div className="flex flex-col gap-x-10 gap-y-4 border-t border-line pt-6 text-[0.9375rem] lg:flex-row lg:items-baseline lg:justify-between">
          <p className="figures text-muted">
            © <CurrentYear builtOn={berlinDay(new Date())} /> {site.company.legalName}
          </p>
          <nav aria-label={t('footer.legal')}>
            <ul className="flex flex-wrap gap-x-6">
              {legalMenu.map((route) => (
                <li key={route}>
                  <Link href={localPath(locale, route)} className={mutedLink}>
                    {pageNames[route][locale]}
                  </Link>
                </li>
              ))}
              <li>
                <PanelOpener href={localPath(locale, 'accessibility')} className={mutedLink}>
                  {t('accessibilityPanel.display')}
                </PanelOpener>
              </li>
              <li>
                <DialogOpener dialogId={consentSettingsId} className={mutedLink}>
                  {t('footer.cookieSettings')}
                </DialogOpener>
              </li>
            </ul>
          </nav>
        </div>
      </div>
      <CallButton locale={locale} />
    </footer>
  );
}
