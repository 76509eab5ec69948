'use client';

import { useEffect } from 'react';
import { isLocale, type Locale } from '@/content/locales';
import { readCookie, writeCookie } from '@/lib/browser-store/cookie';
import {
  chosenCookie,
  guessedCookie,
  localeCookie,
  localeCookieMaxAge,
  localeStorageKey,
  settleLanguage,
} from '@/lib/i18n/language';
import { changeLanguage } from './change-language';

/** A visitor may forbid storage; the language then simply is not remembered there. */
function stored(kind: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[kind].getItem(localeStorageKey);
  } catch {
    return null;
  }
}

function save(language: Locale): void {
  writeCookie(localeCookie, language, { maxAge: localeCookieMaxAge });
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].setItem(localeStorageKey, language);
      return;
    } catch {
      // Full or forbidden: the next one, for this visit; after that the cookie alone remembers it.
    }
  }
}

/** The browser's part of the language detection (`settleLanguage`). */
export function LanguageMemory({ locale }: { locale: Locale }) {
  useEffect(() => {
    const { moveTo, remember } = settleLanguage({
      current: locale,
      prefixed: isLocale(window.location.pathname.split('/')[1]),
      guessed: readCookie(guessedCookie) !== undefined,
      cookie: readCookie(localeCookie),
      chosen: readCookie(chosenCookie) !== undefined,
      localStorage: stored('localStorage'),
      sessionStorage: stored('sessionStorage'),
    });
    writeCookie(guessedCookie, '', { maxAge: 0 });
    save(remember);
    if (moveTo) changeLanguage(moveTo, 'replace');
  }, [locale]);
  return null;
}
