import { defaultLocale, type Locale } from '@/content/locales';
import { parseAddress } from '@/content/routes';
import { detectLanguage, splitPrefix, withPrefix } from './language';

/** Where no page answers: folders and files of endpoints, pictures and the build. */
const technicalFolders = ['_next', 'api', 'auth', 'embed', 'fonts', 'icons', 'media', 'og', 'texts'];
const technicalFiles = ['favicon.ico', 'icon.svg', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];

const escaped = technicalFiles.map((name) => name.replaceAll('.', '\\.'));

/** The matcher of `middleware.ts`, which Next wants there as a literal; a test compares the two. */
export const pageMatcher = `/((?!(?:${technicalFolders.join('|')})/|(?:${escaped.join('|')})$).*)`;

const pagePath = new RegExp(`^${pageMatcher}$`);

/** Whether a path belongs to the pages of the staff. */
const isStaffPath = (pathname: string): boolean => /^\/haus(?:\/|$)/.test(pathname);

export type PageRequest = {
  readonly pathname: string;
  /** Value of the `lng` query parameter. */
  readonly lng: string | null;
  readonly cookie: string | undefined;
  /** Whether the cookie's language was chosen by hand. */
  readonly chosen?: boolean;
  readonly acceptLanguage: string | null;
};

/**
 * What answers a request.
 * - `technical`: no page; the language decides nothing.
 * - `staff`: a page of the staff, rendered for each request; its language stands in no address.
 * - `redirect`: to `path`; `remember` says how the language is stored: as a choice, as read, as a guess, or not at all.
 * - `page`: the prerendered page at `path`, which starts with the language; `prefixed` when the address names it.
 * - `missing`: the prerendered not-found page at `path`.
 */
export type Resolution =
  | { readonly kind: 'technical' }
  | { readonly kind: 'staff' }
  | {
      readonly kind: 'redirect';
      readonly path: string;
      readonly locale: Locale;
      readonly remember: 'chosen' | 'read' | 'guessed' | undefined;
    }
  | { readonly kind: 'page'; readonly path: string; readonly locale: Locale; readonly prefixed: boolean }
  | { readonly kind: 'missing'; readonly path: string; readonly locale: Locale };

/** Which page answers a request, from what a server can see. */
export function resolvePage(request: PageRequest): Resolution {
  if (!pagePath.test(request.pathname)) return { kind: 'technical' };
  if (isStaffPath(request.pathname)) return { kind: 'staff' };
  const { locale: prefix, path: rest } = splitPrefix(request.pathname);
  // Two slashes at the start of a redirect would lead to another host.
  const path = rest.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  const { locale, source } = detectLanguage({ ...request, prefix });

  if (source === 'query')
    return { kind: 'redirect', path: withPrefix(locale, path), locale, remember: 'chosen' };
  if (parseAddress(path) === undefined) return { kind: 'missing', path: `/${locale}/not-found`, locale };
  if (prefix === defaultLocale) {
    // A language chosen by hand stays, and then decides at the address without prefix.
    return { kind: 'redirect', path, locale, remember: request.chosen ? undefined : 'read' };
  }
  if (!prefix && locale !== defaultLocale) {
    const remember = source === 'browser' ? 'guessed' : undefined;
    return { kind: 'redirect', path: withPrefix(locale, path), locale, remember };
  }
  return {
    kind: 'page',
    path: `/${locale}${path === '/' ? '' : path}`,
    locale,
    prefixed: prefix !== undefined,
  };
}
