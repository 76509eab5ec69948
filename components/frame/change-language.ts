import type { Locale } from '@/content/locales';
import { splitPrefix, withPrefix } from '@/lib/i18n/language';

/** Loads the page shown now in another language, as a whole, keeping query and anchor. */
export function changeLanguage(language: Locale, how: 'assign' | 'replace'): void {
  const { pathname, search, hash } = window.location;
  window.location[how](withPrefix(language, splitPrefix(pathname).path) + search + hash);
}
