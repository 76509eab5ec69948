import type { ReactNode } from 'react';
import { languages, locales } from '@/content/locales';
import { site } from '@/content/site';
import { staffAddress, staffEndpoint, withResult } from '@/lib/desk/addresses';
import { readPageRequest, staffTexts } from '@/lib/desk/server/page-request';
import { DisplaySwitches } from '../frame/display-switches';
import { buttonClass } from '../ui/button-class';
import { Crest } from '../ui/mark';
import { StaffIcon } from './staff-icon';

export type StaffSection = 'inbox' | 'calendar';

type Props = {
  /** Of whoever is signed in; absent on the pages before that. */
  name?: string | undefined;
  section?: StaffSection;
  children: ReactNode;
};

/** Head, sections and foot of every page; on a phone the sections lie below, where the thumb is. */
export async function StaffFrame({ name, section, children }: Props) {
  const { locale, address } = await readPageRequest();
  const t = await staffTexts();
  return (
    <div className={`flex min-h-svh flex-col ${name ? 'max-md:pb-16' : ''}`}>
      <header className="wrap print:hidden">
        <div className="flex min-h-15 items-center justify-between gap-8 border-b border-line">
          <a href={staffAddress.inbox} className="flex min-h-12 items-center gap-3">
            <Crest className="size-8" />
            <span className="font-display text-2xl leading-none">{site.name}</span>
            <span className="label border-l border-line pl-3 text-accent">{t('title')}</span>
          </a>
          {name && (
            <nav
              className="z-30 grid auto-cols-fr grid-flow-col border-line bg-ground max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t"
              aria-label={t('nav.label')}
            >
              {(['inbox', 'calendar'] as const).map((id) => (
                <a
                  key={id}
                  href={staffAddress[id]}
                  aria-current={id === section ? 'page' : undefined}
                  className="flex h-16 items-center justify-center gap-2.5 px-5 text-sm font-medium text-muted border-y-2 border-transparent -outline-offset-4 hover:text-accent aria-[current]:border-b-accent aria-[current]:text-accent"
                >
                  <StaffIcon name={id} />
                  {t(`nav.${id}`)}
                </a>
              ))}
            </nav>
          )}
        </div>
      </header>
      <main id="content" className="wrap flex-1 pt-7 pb-12 outline-none md:pt-10 print:p-0" tabIndex={-1}>
        {children}
      </main>
      <footer className="wrap print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm">
          <div className="flex flex-wrap items-center gap-1">
            <nav className="flex" aria-label={t('frame.language')}>
              {locales.map((language) => (
                <a
                  key={language}
                  href={withResult(address, { lng: language })}
                  lang={language}
                  hrefLang={language}
                  aria-current={language === locale ? 'true' : undefined}
                  className="label language-link"
                >
                  <span aria-hidden="true">{language.toUpperCase()}</span>
                  <span className="sr-only">{languages[language].name}</span>
                </a>
              ))}
            </nav>
            <DisplaySwitches locale={locale} />
          </div>
          {name && (
            <form method="post" action={staffEndpoint.signOut} className="flex flex-wrap items-center gap-4">
              <span className="text-muted">{t('frame.signedInAs', { name })}</span>
              <button className={buttonClass('secondary', 'sm')} type="submit">
                {t('frame.signOut')}
              </button>
            </form>
          )}
        </div>
      </footer>
    </div>
  );
}
