import type { Locale } from '@/content/locales';
import type { Address, RouteId } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { env } from '@/lib/server/env';

/** Absolute address of a path, without query or hash. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href.replace(/\/$/, path === '/' ? '/' : '');
}

/** Absolute address of a page in a language: what canonical links and structured data name. */
export function pageUrl(locale: Locale, address: Address | RouteId): string {
  return absoluteUrl(localPath(locale, address));
}
