import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { legalMenu, mainMenu } from '@/content/navigation';
import { pageNames } from '@/content/pages';
import { site } from '@/content/site';
import { consentSettingsId } from '@/lib/consent/consent';
import { localPath } from '@/lib/i18n/address';
import { AccountButton } from '../auth/account-button';
import { buttonClass } from '../ui/button-class';
import { Eyebrow } from '../ui/eyebrow';
import { Icon } from '../ui/icon';
import { DialogOpener, NativeDialog } from '../ui/native-dialog';
import { menuButtonId } from '../ui/open-dialogs';
import { DisplaySwitches } from './display-switches';
import { PersonIcon } from './frame-icons';
import { LanguageSwitch } from './language-switch';
import { MenuLink } from './menu-link';
import { PanelOpener } from './panel-host';
import { SocialLinks } from './social-links';

const menuId = 'site-menu';

/** The menu and its button: HTML that opens before any script has come. */
export async function Menu({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'menu' });
  return (
    <>
      <DialogOpener dialogId={menuId} id={menuButtonId} className={`menu-button ${buttonClass('ghost')}`}>
        <span className="max-sm:sr-only">{t('open')}</span>
        <Icon name="menu" className="size-6" />
      </DialogOpener>
      <NativeDialog id={menuId} title={t('title')} closeLabel={t('close')} className="sheet sheet-wide">
        <MenuSwitches locale={locale} />
        <MenuBody locale={locale} />
      </NativeDialog>
    </>
  );
}

/** Language, colours and the accessibility panel, before the pages: in reach without scrolling. */
async function MenuSwitches({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <div className="menu-switches grid grid-cols-3 gap-2 pb-3 sm:grid-cols-[auto_repeat(3,1fr)]">
      <LanguageSwitch locale={locale} label={t('display.language')} />
      <DisplaySwitches locale={locale} />
      <PanelOpener href={localPath(locale, 'accessibility')} className="menu-switch">
        <PersonIcon />
        {t('accessibilityPanel.title')}
      </PanelOpener>
    </div>
  );
}

/** Large serif links with numerals; below them, in muted colour, contact and legal links. */
async function MenuBody({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const mutedLink = 'inline-block cursor-pointer py-1.5 text-muted hover:text-accent';
  return (
    <>
      <nav aria-label={t('menu.pages')} className="mt-2">
        <ol className="menu-links">
          {mainMenu.map((route, index) => (
            <li key={route}>
              <MenuLink href={localPath(locale, route)} className="menu-link">
                <span aria-hidden="true" className="figure menu-numeral">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {pageNames[route][locale]}
              </MenuLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-8 grid gap-3 sm:grid-cols-[3fr_2fr]">
        <MenuLink href={localPath(locale, 'configurator')} className={buttonClass('default')}>
          {t('frame.configure')}
        </MenuLink>
        <a href={site.phone.href} className={buttonClass('outline')}>
          <Icon name="phone" />
          <span>
            {t('frame.call')} <span className="sr-only">{site.phone.display}</span>
          </span>
        </a>
      </div>
      <section aria-labelledby="menu-contact" className="mt-9 grid gap-x-10 sm:grid-cols-2">
        <div>
          <Eyebrow as="h3" id="menu-contact" className="mb-3">
            {t('menu.contact')}
          </Eyebrow>
          <p className="figures text-muted">
            <a href={site.phone.href} className="py-1 hover:text-accent">
              {site.phone.display}
            </a>
            <br />
            <a href={`mailto:${site.email}`} className="py-1 hover:text-accent">
              {site.email}
            </a>
            <br />
            {t('menu.hours', site.openingHours)}
          </p>
        </div>
        <div className="sm:pt-9">
          <p className="text-muted">
            {site.name}: {t('configurator.card.tagline')}
          </p>
          <SocialLinks
            label={t('menu.social', { brand: site.name })}
            newTab={t('menu.newTab')}
            className="mt-2"
          />
          <AccountButton
            labels={{ signIn: t('account.entry.signIn'), account: t('account.entry.account') }}
            className={`mt-3 w-full ${buttonClass('outline', 'sm')}`}
          />
        </div>
      </section>
      <nav aria-label={t('menu.legal')} className="mt-9 border-t border-line pt-4 text-sm">
        <ul className="flex flex-wrap gap-x-5">
          {legalMenu.map((route) => (
            <li key={route}>
              <MenuLink href={localPath(locale, route)} className={mutedLink}>
                {pageNames[route][locale]}
              </MenuLink>
            </li>
          ))}
          <li>
            <DialogOpener
              dialogId={consentSettingsId}
              className={`${buttonClass('ghost', 'sm')} px-0 text-muted`}
            >
              {t('footer.cookieSettings')}
            </DialogOpener>
          </li>
        </ul>
      </nav>
    </>
  );
}
