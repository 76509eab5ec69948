import { getTypes, type Node } from './graph-nodes';

/**
 * What Google's documentation of structured data asks for, compared on 21 November 2026. A missing required field
 * costs the rich result, a missing recommended one its quality. Recommended fields are listed where the house has
 * something true to say. Pages below developers.google.com/search/docs/appearance, with the date of their last change:
 *
 * - structured-data/article, 8 September 2026 (Article, NewsArticle, BlogPosting): nothing required; author with name
 *   and url, both dates in ISO 8601 with time zone, headline, image.
 * - structured-data/local-business, 8 September 2026: name and address required; coordinates with five decimal places,
 *   telephone with country code, price range below 100 characters, `menu` as an address, departments.
 * - structured-data/organization, 8 September 2026: nothing required; logo of at least 112 × 112 px, contact point,
 *   legal name, profiles, VAT number.
 * - structured-data/breadcrumb, 8 September 2026: two items or more, each with position and name, all but the last with
 *   an address.
 * - site-names, 10 December 2025: WebSite with name and url on the start page; alternateName recommended.
 * - structured-data/image-license-metadata (no date given): contentUrl, and one of creator, creditText,
 *   copyrightNotice, license; acquireLicensePage recommended.
 * - structured-data/review-snippet, 8 September 2026: no stars for reviews of a business on its own pages, so the graph
 *   must not hold any.
 * - structured-data/search-gallery, 15 June 2026: no rich result exists for EventVenue, FoodEstablishment menus,
 *   Service, FAQPage (gone since 7 May 2026, its page since 15 June 2026) or the sitelinks search box (gone since
 *   21 November 2024). They stay for other readers; the fields below are then schema.org's own sense.
 * - VideoObject is not used: the film of the start page is decoration and no video that one would look for.
 */
type Rule = {
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  /** At least one of them is required. */
  readonly oneOf?: readonly string[];
};

const place = ['geo', 'openingHoursSpecification', 'telephone', 'url', 'image'];
const article: Rule = {
  recommended: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
};

const rules: Readonly<Record<string, Rule>> = {
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: [
      ...[...place, 'priceRange', 'department'],
      ...['description', 'email', 'contactPoint', 'legalName', 'logo', 'sameAs', 'vatID'],
    ],
  },
  FoodEstablishment: {
    required: ['name', 'address'],
    recommended: [...place, 'priceRange', 'menu', 'hasMenu', 'servesCuisine'],
  },
  EventVenue: { required: ['name', 'address'], recommended: place },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  BlogPosting: article,
  NewsArticle: article,
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'] },
  ImageObject: {
    required: ['contentUrl'],
    oneOf: ['creator', 'creditText', 'copyrightNotice', 'license'],
    recommended: ['creditText', 'copyrightNotice'],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    recommended: ['addressRegion'],
  },
  ContactPoint: { recommended: ['telephone', 'email'] },
  OpeningHoursSpecification: { required: ['opens', 'closes', 'dayOfWeek'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Offer: { required: ['name'] },
  MenuItem: { required: ['name'] },
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields of a node that Google asks for and that are missing or empty. */
export function missingFields(node: Node): readonly string[] {
  return getTypes(node).flatMap((type) => {
    const { required = [], recommended = [], oneOf = [] } = rules[type] ?? {};
    return [
      ...[...required, ...recommended].filter((field) => isEmpty(node[field])),
      ...(oneOf.length > 0 && oneOf.every((field) => isEmpty(node[field])) ? [oneOf.join('|')] : []),
    ].map((field) => `${type}.${field}`);
  });
}

const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
const absolute = /^https?:\/\//;

/** The form that Google asks of a field's text, wherever the field occurs. */
const forms: Readonly<Record<string, RegExp>> = {
  latitude: /^-?\d+\.\d{5,}$/,
  longitude: /^-?\d+\.\d{5,}$/,
  telephone: /^\+\d/,
  priceRange: /^.{1,99}$/,
  datePublished: withZone,
  dateModified: withZone,
  contentUrl: absolute,
  license: absolute,
  acquireLicensePage: absolute,
  menu: absolute,
};

/** Types that may not occur: reviews of the house on its own pages. */
const forbidden = new Set(['AggregateRating', 'Review', 'Rating']);

/** Fields of a node whose value Google would not take. */
export function wrongValues(node: Node): readonly string[] {
  return [
    ...getTypes(node).filter((type) => forbidden.has(type)),
    ...Object.entries(forms).flatMap(([field, form]) => {
      const value = node[field];
      return value === undefined || (typeof value === 'string' && form.test(value))
        ? []
        : [`${field}: ${value}`];
    }),
  ];
}
