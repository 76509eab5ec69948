import { type Node, typesOf } from './graph-nodes';

type Rule = { readonly required: readonly string[]; readonly recommended: readonly string[] };

/**
 * What Google's documentation of structured data asks for, as of November 2026: a missing required field costs the
 * rich result, a missing recommended one its quality. For types the validator has no rules for.
 * Source: developers.google.com/search/docs/appearance/structured-data
 */
const rules: Readonly<Record<string, Rule>> = {
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: [
      'geo',
      'openingHoursSpecification',
      'telephone',
      'url',
      'priceRange',
      'image',
      'department',
    ],
  },
  FoodEstablishment: {
    required: ['name', 'address'],
    recommended: [
      'geo',
      'openingHoursSpecification',
      'telephone',
      'url',
      'priceRange',
      'hasMenu',
      'servesCuisine',
    ],
  },
  EventVenue: { required: ['name', 'address'], recommended: ['geo', 'url'] },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName', 'potentialAction'] },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished'],
    recommended: ['author', 'dateModified', 'publisher'],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ImageObject: { required: ['contentUrl'], recommended: [] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    recommended: ['addressRegion'],
  },
  OpeningHoursSpecification: { required: ['opens', 'closes', 'dayOfWeek'], recommended: [] },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  Offer: { required: ['name'], recommended: [] },
  MenuItem: { required: ['name'], recommended: [] },
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields of a node that Google asks for and that are missing or empty. */
export function missingFields(node: Node): readonly string[] {
  return typesOf(node).flatMap((type) => {
    const rule = rules[type];
    if (!rule) return [];
    return [...rule.required, ...rule.recommended]
      .filter((field) => isEmpty(node[field]))
      .map((field) => `${type}.${field}`);
  });
}
