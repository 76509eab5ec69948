import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { pageUrl } from '../absolute-url';
import { siteIds } from './ids';

/**
 * The search of the news. Google closed its search box below results on 21 November 2024 and ignores this; other
 * readers of schema.org do not.
 */
function search(locale: Locale): WithActionConstraints<Exclude<SearchAction, string>> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(locale, 'news')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** The site in one language. */
export function websiteNode(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteIds.website(locale),
    url: pageUrl(locale, 'home'),
    name: site.name,
    alternateName: `${site.name} – ${siteWords[locale].claim}`,
    inLanguage: locale,
    publisher: { '@id': siteIds.business() },
    potentialAction: search(locale),
  };
}
