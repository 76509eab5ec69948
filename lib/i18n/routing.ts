import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from '@/content/locales';

/** Cookie and local-storage names under which the language is remembered. */
export const localeCookie = 'NEXT_LOCALE';
export const localeStorageKey = 'seegut-locale';

/** Marks for a few seconds that the address was chosen by Accept-Language, not by the visitor. */
export const guessedCookie = 'seegut-locale-guessed';

export const localeCookieMaxAge = 60 * 60 * 24 * 365;

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeCookie: { name: localeCookie, maxAge: localeCookieMaxAge },
});
