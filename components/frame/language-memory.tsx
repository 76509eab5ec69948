'use client';

import { useEffect } from 'react';
import { isLocale, type Locale } from '@/content/locales';
import { readCookie, writeCookie } from '@/lib/browser-store/cookie';
import { rememberedLanguage } from '@/lib/i18n/memory';
import { guessedCookie, localeCookie, localeCookieMaxAge, localeStorageKey } from '@/lib/i18n/routing';
import { changeLanguage } from './change-language';

/** A visitor may forbid storage; the language then simply is not remembered there. */
function stored(kind: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[kind].getItem(localeStorageKey);
  } catch {
    return null;
  }
}

function remember(language: Locale): void {
  writeCookie(localeCookie, language, { maxAge: localeCookieMaxAge });
  try {
    window.localStorage.setItem(localeStorageKey, language);
  } catch {
    // The cookie alone remembers it.
  }
}

/**
 * The browser's part of the language detection: a language kept in local or session storage wins over
 * the browser's own where neither query nor cookie nor the address decided. Remembers the language shown.
 */
export function LanguageMemory({ locale }: { locale: Locale }) {
  useEffect(() => {
    const better = rememberedLanguage({
      current: locale,
      prefixed: isLocale(window.location.pathname.split('/')[1]),
      guessed: readCookie(guessedCookie) !== undefined,
      cookie: readCookie(localeCookie),
      localStorage: stored('localStorage'),
      sessionStorage: stored('sessionStorage'),
    });
    writeCookie(guessedCookie, '', { maxAge: 0 });
    remember(better ?? locale);
    // Should the way there fail, the cookie just written leads there with the next page.
    if (better) changeLanguage(better, 'replace').catch(() => undefined);
  }, [locale]);
  return null;
}
