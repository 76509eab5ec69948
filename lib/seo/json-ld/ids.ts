import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { absoluteUrl, pageUrl } from '../absolute-url';

/**
 * Names of everything the structured data speaks of. They never change, so that search engines know that the
 * business of one page is the business of all others (JSON-LD 1.1, section 3.3).
 */
export const siteIds = {
  business: () => `${absoluteUrl('/')}#business`,
  catering: () => `${absoluteUrl('/')}#catering`,
  venue: () => `${absoluteUrl('/')}#venue`,
  logo: () => `${absoluteUrl('/')}#logo`,
  website: (locale: Locale) => `${pageUrl(locale, 'home')}#website`,
  blog: (locale: Locale) => `${pageUrl(locale, 'news')}#blog`,
};

/** Names of the parts of one page in a language. */
export function pageIds(locale: Locale, address: Address) {
  const url = pageUrl(locale, address);
  return {
    url,
    page: `${url}#page`,
    breadcrumb: `${url}#breadcrumb`,
    picture: `${url}#picture`,
    article: `${url}#article`,
  };
}
