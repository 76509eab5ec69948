import type { Locale } from '@/content/locales';
import { type Address, getPath, type RouteId } from '@/content/routes';
import { withPrefix } from './language';

/** Path of an address in a language: `/kontakt`, `/en/kontakt`; German carries no prefix. */
export function localPath(locale: Locale, address: Address | RouteId): string {
  const path = getPath(typeof address === 'string' ? { route: address } : address);
  return withPrefix(locale, path);
}
