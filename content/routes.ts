/** The articles, newest first. */
export const newsSlugs = [
  'business-fruehstueck-erfolgsfaktor',
  'firmenjubilaeum-50-jahre-zahnarztpraxis',
  'traumhochzeit-am-see-romantik-pur',
  '60-geburtstag-stilvoll-feiern-am-see',
  'was-ist-catering',
  'top-5-buffetideen-fuer-firmenevents',
  'grill-and-chill-sommer-special',
  'perfekte-hochzeitslocation-am-see',
  'geheimnis-unserer-kueche',
] as const;

export type NewsSlug = (typeof newsSlugs)[number];

/** Path segments of the configurator's steps; the first step answers at the base address. */
export const stepSlugs = ['', 'catering-art', 'paket', 'speisen', 'services', 'kontakt', 'pruefen'] as const;

export type StepSlug = (typeof stepSlugs)[number];

type RouteEntry = {
  readonly path: string;
  readonly layout: 'landing' | 'standard' | 'configurator';
  readonly source: 'data' | 'own';
  readonly group: 'main' | 'location' | 'catering' | 'legal' | 'flow';
  /** Pages that only make sense after an action stay out of search engines and the sitemap. */
  readonly indexed: boolean;
};

const main = (path: string, layout: RouteEntry['layout'], source: RouteEntry['source'] = 'data') =>
  ({ path, layout, source, group: 'main', indexed: true }) as const;
const location = (slug: string) =>
  ({
    path: `/eventlocation/${slug}`,
    layout: 'standard',
    source: 'data',
    group: 'location',
    indexed: true,
  }) as const;
const catering = (slug: string) =>
  ({
    path: `/catering/${slug}`,
    layout: 'standard',
    source: 'data',
    group: 'catering',
    indexed: true,
  }) as const;
const legal = (path: string) =>
  ({ path, layout: 'standard', source: 'data', group: 'legal', indexed: true }) as const;

/**
 * The closed table of addresses: one entry per page, German slugs in every language. Static params,
 * middleware, metadata, hreflang, sitemap, menus, footer and the test that visits every address read it.
 *
 * - `layout: 'landing'`: the header lies transparent over the hero until 50 px of scroll.
 * - `layout: 'standard'`: solid header, 130 px of padding above the content.
 * - `layout: 'configurator'`: reduced header, no footer, 110 px of padding.
 * - `source: 'data'`: rendered by the shared `[...slug]` file from `content/pages`; `own` has a file of its own.
 */
export const routes = {
  home: main('/', 'landing', 'own'),
  location: main('/eventlocation-am-see', 'landing'),
  premiumCatering: main('/premium-catering', 'landing'),
  business: main('/fuer-business-events', 'landing'),
  private: main('/fuer-private-events', 'landing'),
  weddings: main('/fuer-hochzeiten', 'landing'),
  about: main('/ueber-uns', 'standard'),
  gallery: main('/galerie', 'standard', 'own'),
  news: main('/news', 'standard', 'own'),
  contact: main('/kontakt', 'standard', 'own'),

  locationWeddings: location('hochzeiten-am-see'),
  locationCorporate: location('corporate-events'),
  locationPrivate: location('private-feiern'),
  locationRooms: location('raeume-am-see'),
  locationKull: location('holthausens-kull'),
  locationFaq: location('faq-zur-location'),

  cateringEvent: catering('eventcatering-krefeld'),
  cateringLarge: catering('grossveranstaltungen'),
  cateringChristmas: catering('weihnachtsfeier'),
  cateringLuxury: catering('luxus-catering-krefeld'),
  cateringFair: catering('messecatering-krefeld'),
  cateringGrill: catering('grill-catering-krefeld'),
  cateringFlying: catering('flying-buffet'),
  cateringSummer: catering('sommerfest'),
  cateringFingerfood: catering('fingerfood'),
  cateringSeminar: catering('seminar-catering'),

  imprint: legal('/impressum'),
  privacy: legal('/datenschutz'),
  cookies: legal('/cookie-richtlinie'),
  terms: legal('/agb'),
  accessibility: legal('/barrierefreiheit'),

  success: { path: '/success', layout: 'standard', source: 'own', group: 'flow', indexed: false },
  configurator: {
    path: '/catering-konfigurator',
    layout: 'configurator',
    source: 'own',
    group: 'flow',
    indexed: true,
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as RouteId[];

/** The pages that share one file and live in `content/pages`. */
export type DataRouteId = {
  [Id in RouteId]: (typeof routes)[Id]['source'] extends 'data' ? Id : never;
}[RouteId];

export const dataRouteIds = routeIds.filter((id): id is DataRouteId => routes[id].source === 'data');

/** Where an address belongs: the page, and for news articles and configurator steps which one. */
export type Address =
  | { readonly route: RouteId }
  | { readonly route: 'news'; readonly article: NewsSlug }
  | { readonly route: 'configurator'; readonly step: StepSlug };

/** Path of an address without language prefix, for example `/news/was-ist-catering`. */
export function getPath(address: Address): string {
  const base = routes[address.route].path;
  if ('article' in address) return `${base}/${address.article}`;
  if ('step' in address && address.step !== '') return `${base}/${address.step}`;
  return base;
}

/** Every address of the site, once (the language is not part of an address). */
export const addresses: readonly Address[] = [
  ...routeIds.filter((route) => route !== 'configurator').map((route) => ({ route })),
  ...newsSlugs.map((article) => ({ route: 'news', article }) as const),
  ...stepSlugs.map((step) => ({ route: 'configurator', step }) as const),
];

const byPath = new Map(addresses.map((address) => [getPath(address), address]));

/** The address behind a path without language prefix, or undefined when the site has no such page. */
export function parseAddress(path: string): Address | undefined {
  return byPath.get(path);
}
