import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { type Address, getPath, type RouteId } from '@/content/routes';

/** Path of an address in a language: `/kontakt`, `/en/kontakt`; German carries no prefix. */
export function localPath(locale: Locale, address: Address | RouteId): string {
  const path = getPath(typeof address === 'string' ? { route: address } : address);
  return withPrefix(locale, path);
}

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
