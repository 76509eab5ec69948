import type { Locale } from '@/content/locales';

/**
 * Loads the page shown now in another language, as a whole, keeping query and anchor. The addresses'
 * rules are fetched only then: most visitors never change the language.
 * @throws when they cannot be fetched
 */
export async function changeLanguage(language: Locale, how: 'assign' | 'replace'): Promise<void> {
  const { splitPrefix, withPrefix } = await import('@/lib/i18n/address');
  const { pathname, search, hash } = window.location;
  window.location[how](withPrefix(language, splitPrefix(pathname).path) + search + hash);
}
