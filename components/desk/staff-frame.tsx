import type { ReactNode } from 'react';
import { type Locale, languages, locales } from '@/content/locales';
import { site } from '@/content/site';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { Crest } from '../ui/mark';
import { DisplaySwitches } from './display-switches';
import { StaffIcon, type StaffIconName } from './staff-icon';

export type StaffSection = 'inbox' | 'calendar';

type Props = {
  t: StaffTexts;
  locale: Locale;
  /** Path and query of the page, to come back to. */
  address: string;
  /** Of whoever is signed in; `null` on the pages before that. */
  name: string | null;
  section?: StaffSection | undefined;
  children: ReactNode;
};

const sections: readonly { id: StaffSection; icon: StaffIconName; href: string }[] = [
  { id: 'inbox', icon: 'inbox', href: staffAddress.inbox },
  { id: 'calendar', icon: 'calendar', href: staffAddress.calendar },
];

function Sections({ t, section }: Pick<Props, 't' | 'section'>) {
  return (
    <nav className="desk-nav" aria-label={t('nav.label')}>
      {sections.map(({ id, icon, href }) => (
        <a key={id} href={href} aria-current={id === section ? 'page' : undefined} className="desk-nav-link">
          <StaffIcon name={icon} />
          {t(`nav.${id}`)}
        </a>
      ))}
    </nav>
  );
}

function Languages({ t, locale, address }: Pick<Props, 't' | 'locale' | 'address'>) {
  return (
    <form
      method="post"
      action={staffEndpoint.language}
      className="flex gap-1"
      aria-label={t('frame.language')}
    >
      <input type="hidden" name="back" value={address} />
      {locales.map((language) => (
        <button
          key={language}
          type="submit"
          name="locale"
          value={language}
          lang={language}
          aria-current={language === locale ? 'true' : undefined}
          className="label language-link"
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="sr-only">{languages[language].name}</span>
        </button>
      ))}
    </form>
  );
}

/** Head, sections and foot of every page; on a phone the sections lie below, where the thumb is. */
export function StaffFrame({ t, locale, address, name, section, children }: Props) {
  return (
    <div className="desk-frame" data-signed-in={name === null ? undefined : ''}>
      <header className="desk-head">
        <a href={staffAddress.inbox} className="desk-brand">
          <Crest className="desk-crest" />
          <span className="desk-brand-name">{site.name}</span>
          <span className="desk-brand-line">{t('title')}</span>
        </a>
        {name !== null && <Sections t={t} section={section} />}
      </header>
      <main id="content" className="desk-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="desk-foot">
        <div className="desk-foot-row">
          <Languages t={t} locale={locale} address={address} />
          <DisplaySwitches
            texts={{
              light: t('frame.light'),
              dark: t('frame.dark'),
              contrast: t('frame.contrast'),
              changed: t('frame.displayChanged'),
            }}
          />
        </div>
        {name !== null && (
          <form method="post" action={staffEndpoint.signOut} className="desk-foot-row">
            <span className="text-muted">{t('frame.signedInAs', { name })}</span>
            <button className="desk-small-button" type="submit">
              {t('frame.signOut')}
            </button>
          </form>
        )}
      </footer>
    </div>
  );
}
