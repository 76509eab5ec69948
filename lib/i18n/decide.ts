import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { parseAddress } from '@/content/routes';
import { preferredLocale } from './accept-language';
import { splitPrefix, withPrefix } from './address';

export type LanguageRequest = {
  readonly pathname: string;
  /** Value of the `lng` query parameter. */
  readonly lng: string | null;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | null;
};

/**
 * What the middleware does with a request for a page.
 * - `redirect`: to `path`; `remember` asks for the language cookie, `guessed` for the short-lived mark.
 * - `page`: answer with the prerendered page at `path`, which starts with the language.
 * - `missing`: answer with the prerendered not-found page of `locale`.
 */
export type LanguageDecision =
  | {
      readonly kind: 'redirect';
      readonly path: string;
      readonly locale: Locale;
      readonly remember: boolean;
      readonly guessed: boolean;
    }
  | { readonly kind: 'page'; readonly path: string; readonly locale: Locale; readonly prefixed: boolean }
  | { readonly kind: 'missing'; readonly locale: Locale };

/**
 * Decides language and page from what a server can see: query, then the address's own prefix, then
 * cookie, then Accept-Language, then German. Local and session storage come between cookie and
 * Accept-Language and are looked at in the browser (`components/frame/language-memory.tsx`).
 */
export function decideLanguage(request: LanguageRequest): LanguageDecision {
  const { locale: prefix, path: rawPath } = splitPrefix(request.pathname);
  const path = rawPath.length > 1 ? rawPath.replace(/\/+$/, '') || '/' : rawPath;
  const known = parseAddress(path) !== undefined;
  const cookie = isLocale(request.cookie) ? request.cookie : undefined;

  if (isLocale(request.lng) && known) {
    return {
      kind: 'redirect',
      path: withPrefix(request.lng, path),
      locale: request.lng,
      remember: true,
      guessed: false,
    };
  }
  if (!known) {
    return {
      kind: 'missing',
      locale: prefix ?? cookie ?? preferredLocale(request.acceptLanguage) ?? defaultLocale,
    };
  }
  if (prefix === defaultLocale) {
    return { kind: 'redirect', path, locale: prefix, remember: true, guessed: false };
  }
  if (prefix)
    return { kind: 'page', path: `/${prefix}${path === '/' ? '' : path}`, locale: prefix, prefixed: true };

  const detected = cookie ?? preferredLocale(request.acceptLanguage) ?? defaultLocale;
  if (detected !== defaultLocale) {
    return {
      kind: 'redirect',
      path: withPrefix(detected, path),
      locale: detected,
      remember: false,
      guessed: cookie === undefined,
    };
  }
  return {
    kind: 'page',
    path: `/${defaultLocale}${path === '/' ? '' : path}`,
    locale: defaultLocale,
    prefixed: false,
  };
}
