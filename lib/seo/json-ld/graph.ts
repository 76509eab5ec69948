import type { Graph } from 'schema-dts';
import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { pageUrl } from '../absolute-url';
import { pageSummary } from '../page-summary';
import type { ArticleNode } from './article';
import { breadcrumbNode } from './breadcrumbs';
import { businessNodes } from './business';
import { pageIds } from './ids';
import { pageNodes } from './page';
import { websiteNode } from './website';

/** A JSON-LD document as schema-dts types it, with nodes of two types besides. */
export type SiteGraph = Pick<Graph, '@context'> & {
  readonly '@graph': readonly (Graph['@graph'][number] | ArticleNode)[];
};

/**
 * Everything a page says in structured data: business, kitchen, venue, site, page, way to it and subjects, as one
 * graph whose nodes refer to each other by stable names. The menu lives on the catering page; others link to it. The rooms stand on
 * the pages about them.
 */
export async function pageGraph(locale: Locale, address: Address): Promise<SiteGraph> {
  const onMenuPage = address.route === 'premiumCatering';
  const menu = onMenuPage ? { '@id': pageIds(locale, address).menu } : pageUrl(locale, 'premiumCatering');
  const breadcrumb = breadcrumbNode(locale, address, (await pageSummary(address, locale)).title);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...businessNodes(locale, menu, address.route === 'location' || address.route === 'locationRooms'),
      websiteNode(locale),
      ...(breadcrumb ? [breadcrumb] : []),
      ...(await pageNodes(locale, address)),
    ],
  };
}

/**
 * Text for a script element: no `<` survives, so that no content can end the element or open a comment
 * (HTML Living Standard, "Restrictions for contents of script elements").
 */
export function serialiseGraph(graph: SiteGraph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
