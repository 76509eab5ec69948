'use client';

import type { MouseEvent } from 'react';
import { type Locale, languages, locales } from '@/content/locales';
import { writeCookie } from '@/lib/browser-store/cookie';
import { chosenCookie, localeCookie, localeCookieMaxAge } from '@/lib/i18n/language';
import { changeLanguage } from './change-language';

type Props = { locale: Locale; label: string };

/**
 * The page in another language: remembers the choice and loads the whole page, keeping query and
 * anchor. Without JavaScript `?lng=` does the same on the server.
 */
export function LanguageSwitch({ locale, label }: Props) {
  const change = (event: MouseEvent, language: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    writeCookie(localeCookie, language, { maxAge: localeCookieMaxAge });
    writeCookie(chosenCookie, '1', { maxAge: localeCookieMaxAge });
    changeLanguage(language, 'assign');
  };
  return (
    <nav aria-label={label} className="flex items-center gap-2 max-sm:col-span-full">
      {locales.map((language) => (
        <a
          key={language}
          href={`?lng=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={language === locale ? 'true' : undefined}
          className="label language-link"
          onClick={(event) => change(event, language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="sr-only">{languages[language].name}</span>
        </a>
      ))}
    </nav>
  );
}
