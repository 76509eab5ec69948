import { getTranslations } from 'next-intl/server';
import { TargetLink } from '@/components/frame/target-link';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { cateringMenu, legalMenu, locationMenu, mainMenu, type NavigationId } from '@/content/navigation';
import { pageNames } from '@/content/pages';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { berlinDay } from '@/lib/base/berlin-day';
import { consentSettingsId } from '@/lib/consent/consent';
import { localPath } from '@/lib/i18n/address';
import { buttonClass } from '../ui/button-class';
import { ExampleNote } from '../ui/example-note';
import { Eyebrow } from '../ui/eyebrow';
import { Fold } from '../ui/fold';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { letteringId } from '../ui/mark';
import { DialogOpener } from '../ui/native-dialog';
import { CurrentYear } from './current-year';
import { PanelOpener } from './panel-host';
import { SocialLinks } from './social-links';

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
        <div className="flex flex-col gap-x-10 gap-y-4 border-t border-line pt-6 text-sm lg:flex-row lg:items-baseline lg:justify-between">
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
                  {t('accessibilityPanel.title')}
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
        <ExampleNote locale={locale} about="house" />
      </div>
      <CallButton locale={locale} />
    </footer>
  );
}

type Props = { locale: Locale; title: string; routes: readonly NavigationId[] };

/** One column of links in the footer, folded on phones. */
function FooterList({ locale, title, routes }: Props) {
  return (
    <Fold wideOpen title={<Eyebrow as="h2">{title}</Eyebrow>}>
      <ul className="max-md:pb-4">
        {routes.map((route) => (
          <li key={route}>
            <Link href={localPath(locale, route)}>{pageNames[route][locale]}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Name, address, phone, e-mail, hours and profiles. */
async function FooterContact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const link = 'inline-block py-1 hover:text-accent';
  return (
    <div className="col-span-12 sm:col-span-6 lg:col-span-3">
      <p>
        <svg viewBox="0 0 164 38" aria-hidden="true" className="h-9">
          <use href={`#${letteringId}`} />
        </svg>
        <span className="sr-only">{site.wordmark}</span>
      </p>
      <p className="mt-3 text-muted sm:max-w-[24ch]">{siteWords[locale].claim}</p>
      <address className="figures mt-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 not-italic text-muted max-sm:text-sm sm:block md:mt-6">
        <p>
          {site.address.street}
          <br />
          {site.address.zip} {site.address.city}
        </p>
        <p>
          <a href={site.phone.href} className={`-mt-1 sm:mt-1 md:mt-3 ${link}`}>
            {site.phone.display}
          </a>
          <br />
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
          <br />
          {t('menu.hours', site.openingHours)}
        </p>
      </address>
      <SocialLinks
        label={t('menu.social', { brand: site.name })}
        newTab={t('menu.newTab')}
        className="mt-2 md:mt-4"
      />
    </div>
  );
}

/** The footer's invitation to plan a catering. */
async function FooterTeaser({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <section aria-labelledby="footer-teaser" className="footer-teaser border-b border-line">
      <div className="wrap columns items-end gap-y-6 py-10 md:gap-y-8 md:py-20">
        <div className="col-span-12 lg:col-span-7">
          <Heading level={2} id="footer-teaser" eyebrow={t('footer.teaserEyebrow')}>
            {t('footer.teaserTitle')}
          </Heading>
          <p className="mt-4 max-w-[52ch] md:mt-5 text-muted">
            {t('footer.teaserText', { days: site.answerDays })}
          </p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:justify-self-end">
          <TargetLink to={{ configurator: {} }} locale={locale} className={buttonClass('default', 'lg')}>
            {t('frame.configure')}
          </TargetLink>
        </div>
      </div>
    </section>
  );
}

/** The floating call button; the footer leaves room for it, so that it hides nothing for good. */
async function CallButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame' });
  return (
    <a
      href={site.phone.href}
      className={`call-button ${buttonClass('secondary')}`}
      aria-label={t('callLabel', { phone: site.phone.display })}
    >
      <Icon name="phone" />
      <span className="max-sm:hidden">{t('call')}</span>
    </a>
  );
}
