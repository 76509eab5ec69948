import { defaultLocale } from '@/content/locales';
import { detectLanguage, splitPrefix, withPrefix } from '../i18n/language';

/** The browser cache of everything that is stored for use offline. */
export const offlineCache = 'seegut-offline';

/** The worker that the build puts beside the pictures and icons; see `scripts/offline-worker.ts`. */
export const workerPath = '/sw.js';

const configurator = /^\/catering-konfigurator(?:\/[a-z-]+)?\/?$/;

/** Whether a path belongs to the configurator, in any language. */
export const isConfiguratorPath = (pathname: string): boolean =>
  configurator.test(splitPrefix(pathname).path);

/**
 * Under which address the copy of a page is kept. Not the page's own, or the copy would answer before the network
 * is asked.
 */
export const copyAddress = (pathname: string): string => `${pathname.replace(/(.)\/$/, '$1')}?copy=offline`;

/** The smallest file of a picture of ours, which stands in for all its sizes; `null` for anything else. */
export function smallestPicture(pathname: string): string | null {
  return /^\/media\/[\w-]+-\d+\.(?:avif|webp)$/.test(pathname)
    ? pathname.replace(/-\d+\.(?:avif|webp)$/, '-480.avif')
    : null;
}

/**
 * Where a page without language in its address leads a visitor who has another language, as the server would redirect;
 * `null` when it stays.
 */
export function pathInLanguage(pathname: string, cookie: string | undefined): string | null {
  const { locale: prefix, path } = splitPrefix(pathname);
  const { locale, source } = detectLanguage({ prefix, cookie });
  return source === 'cookie' && locale !== defaultLocale ? withPrefix(locale, path) : null;
}
