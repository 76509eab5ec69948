import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '@/content/locales';
import type { NavigationId } from '@/content/navigation';
import { pageNames } from '@/content/pages';
import { type Address, type RouteId, routes } from '@/content/routes';
import { pageUrl } from '../absolute-url';
import { pageIds } from './ids';

/** The page above a page; undefined directly below the start page. */
function getParent(address: Address): NavigationId | undefined {
  if ('article' in address) return 'news';
  const { group } = routes[address.route];
  if (group === 'location') return 'location';
  return group === 'catering' ? 'premiumCatering' : undefined;
}

const isNamed = (route: RouteId): route is NavigationId => Object.hasOwn(pageNames, route);

/** The way from the start page to this one; the start page itself has none. `title` names pages without a label. */
export function breadcrumbNode(locale: Locale, address: Address, title: string): BreadcrumbList | undefined {
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
