import type { BreadcrumbList, Graph, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Locale } from '@/content/locales';
import type { NavigationId } from '@/content/navigation';
import { pageNames } from '@/content/pages';
import { type Address, type RouteId, routes } from '@/content/routes';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { pageUrl } from '../absolute-url';
import { pageSummary } from '../page-summary';
import type { ArticleNode } from './article';
import { businessNodes } from './business';
import { pageIds, siteIds } from './ids';
import { pageNodes } from './page';

/** A JSON-LD document as schema-dts types it, with nodes of two types besides. */
export type SiteGraph = Pick<Graph, '@context'> & {
  readonly '@graph': readonly (Graph['@graph'][number] | ArticleNode)[];
};

/**
 * Everything a page says in structured data: business, kitchen, venue, site, page, way to it and subjects, as one
 * graph whose nodes refer to each other by stable names. The rooms stand on the
 * pages about them.
 */
export async function pageGraph(locale: Locale, address: Address): Promise<SiteGraph> {
  const breadcrumb = breadcrumbNode(locale, address, (await pageSummary(address, locale)).title);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...businessNodes(locale, address.route === 'location' || address.route === 'locationRooms'),
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

/** The page above a page; undefined directly below the start page. */
function getParent(address: Address): NavigationId | undefined {
  if ('article' in address) return 'news';
  const { group } = routes[address.route];
  if (group === 'location') return 'location';
  return group === 'catering' ? 'premiumCatering' : undefined;
}

const isNamed = (route: RouteId): route is NavigationId => Object.hasOwn(pageNames, route);

/** The way from the start page to this one; the start page itself has none. `title` names pages without a label. */
function breadcrumbNode(locale: Locale, address: Address, title: string): BreadcrumbList | undefined {
  if (address.route === 'home') return undefined;
  const parent = getParent(address);
  const own = !('article' in address) && isNamed(address.route) ? pageNames[address.route][locale] : title;
  const trail = [
    { name: pageNames.home[locale], url: pageUrl(locale, 'home') },
    ...(parent ? [{ name: pageNames[parent][locale], url: pageUrl(locale, parent) }] : []),
    { name: own, url: pageUrl(locale, address) },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': pageIds(locale, address).breadcrumb,
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

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
function websiteNode(locale: Locale): WebSite {
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
