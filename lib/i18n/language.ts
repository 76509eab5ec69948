import { defaultLocale, isLocale, type Locale } from '@/content/locales';

/**
 * The one rule of which language a visitor gets. Middleware and the browser call it. It knows no
 * addresses (`resolve-page.ts` does), so that every page can load it.
 */

/** Language of the visitor: chosen by hand, else the one of the page read last. */
export const localeCookie = 'NEXT_LOCALE';
export const localeStorageKey = 'seegut-locale';
export const localeCookieMaxAge = 60 * 60 * 24 * 365;

/** Beside the language cookie: the language was chosen by hand (switcher, `lng`), and reading pages does not change it. */
export const chosenCookie = 'seegut-locale-chosen';

/** Marks for a few seconds that the address was chosen by Accept-Language, not by the visitor. */
export const guessedCookie = 'seegut-locale-guessed';
export const guessedCookieMaxAge = 15;

/** Puts the language's prefix before a path without one. */
export function withPrefix(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits `/en/kontakt` into the language and `/kontakt`; `locale` is undefined without a prefix. */
export function splitPrefix(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: undefined, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}

/** The site's language that a tag such as `en-US` names (RFC 5646, section 2.1). */
export function readLanguageTag(tag: string | null | undefined): Locale | undefined {
  const language = tag?.split(/[-_]/)[0]?.toLowerCase();
  return isLocale(language) ? language : undefined;
}

/** The first language of the site in an Accept-Language header by quality, region ignored (RFC 9110, section 12.5.4). */
export function preferredLocale(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined;
  const offers = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([0-9.]+)\s*$/.exec(text)?.[1]).find(Boolean) ?? '1';
      return { locale: readLanguageTag(tag), quality: Math.min(1, Number(quality)) };
    })
    .filter(({ quality }) => quality > 0);
  // Sorting keeps the order of equals.
  return offers.sort((a, b) => b.quality - a.quality).find(({ locale }) => locale)?.locale;
}

/** What speaks for a language, in the order in which it counts. */
export type LanguageHints = {
  /** Value of the `lng` query parameter. */
  readonly lng?: string | null | undefined;
  /** Prefix of the address. */
  readonly prefix?: Locale | undefined;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | null | undefined;
};

export type DetectedLanguage = {
  readonly locale: Locale;
  readonly source: 'query' | 'address' | 'cookie' | 'browser' | 'default';
};

/**
 * Query, then the address's own prefix, then cookie, then Accept-Language, then German. Local and session storage come
 * between cookie and Accept-Language; only the browser sees them (`storedLanguage`).
 */
export function detectLanguage({ lng, prefix, cookie, acceptLanguage }: LanguageHints): DetectedLanguage {
  const asked = readLanguageTag(lng);
  if (asked) return { locale: asked, source: 'query' };
  if (prefix) return { locale: prefix, source: 'address' };
  if (isLocale(cookie)) return { locale: cookie, source: 'cookie' };
  const preferred = preferredLocale(acceptLanguage);
  return preferred ? { locale: preferred, source: 'browser' } : { locale: defaultLocale, source: 'default' };
}

export type BrowserHints = {
  /** Language of the page that is shown. */
  readonly current: Locale;
  /** Whether the address names its language itself (`/en/…`). */
  readonly prefixed: boolean;
  /** Whether only Accept-Language led to this address. */
  readonly guessed: boolean;
  readonly cookie: string | undefined;
  /** Whether the cookie's language was chosen by hand. */
  readonly chosen: boolean;
  readonly localStorage: string | null;
  readonly sessionStorage: string | null;
};

/**
 * The browser's part: `moveTo` is the language to show instead, since storage comes after query and cookie and before
 * the browser's language; `remember` is the language to keep in cookie and local storage.
 */
export function settleLanguage(hints: BrowserHints): { moveTo: Locale | undefined; remember: Locale } {
  const { current, cookie } = hints;
  if (isLocale(cookie)) return { moveTo: undefined, remember: hints.chosen ? cookie : current };
  const stored = [hints.localStorage, hints.sessionStorage].find(isLocale);
  const decided = hints.prefixed && !hints.guessed;
  const moveTo = decided || stored === current ? undefined : stored;
  return { moveTo, remember: moveTo ?? current };
}
