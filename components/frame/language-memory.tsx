'use client';

import { useEffect } from 'react';
import type { Locale } from '@/content/locales';
import { readCookie, writeCookie } from '@/lib/browser-store/cookie';
import { splitPrefix, withPrefix } from '@/lib/i18n/address';
import { rememberedLanguage } from '@/lib/i18n/memory';
import { guessedCookie, localeCookie, localeCookieMaxAge, localeStorageKey } from '@/lib/i18n/routing';

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
    const { pathname, search, hash } = window.location;
    const { locale: prefix, path } = splitPrefix(pathname);
    const better = rememberedLanguage({
      current: locale,
      prefixed: prefix !== undefined,
      guessed: readCookie(guessedCookie) !== undefined,
      cookie: readCookie(localeCookie),
      localStorage: stored('localStorage'),
      sessionStorage: stored('sessionStorage'),
    });
    writeCookie(guessedCookie, '', { maxAge: 0 });
    remember(better ?? locale);
    if (better) window.location.replace(withPrefix(better, path) + search + hash);
  }, [locale]);
  return null;
}
