import { describe, expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { getArticle } from '@/content/news';
import { addresses, getPath } from '@/content/routes';
import { site } from '@/content/site';
import { pageGraph, serialiseGraph } from '@/lib/seo/json-ld/graph';
import { missingFields, wrongValues } from './google-fields';
import { getTypes, type Node, nodesIn } from './graph-nodes';
import { findFaults, findIssues, vocabulary } from './validate';

const readGraph = async (address: (typeof addresses)[number], locale: (typeof locales)[number]) =>
  (await pageGraph(locale, address))['@graph'] as readonly Node[];

const pages = addresses.flatMap((address) =>
  locales.map((locale) => ({ address, locale, path: getPath(address) })),
);

describe('the validator and its vocabulary', () => {
  test('the vocabulary is complete', () => {
    const ofType = (type: string) => vocabulary['@graph'].filter((entity) => entity['@type'] === type).length;
    expect(ofType('rdfs:Class')).toBeGreaterThan(800);
    expect(ofType('rdf:Property')).toBeGreaterThan(1300);
  });

  test('finds an unknown type, a property of another type and a missing field', async () => {
    const issues = await findIssues([
      { '@type': 'Teahouse', name: 'x' },
      { '@type': 'LocalBusiness', name: 'x', headline: 'x' },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(issues.join('\n')).toMatch(/"Teahouse" is not a valid schema.org type/);
    expect(issues.join('\n')).toMatch(/"headline" for type "LocalBusiness" is not supported/);
    expect(issues.join('\n')).toMatch(/"itemListElement" is missing/);
    expect(missingFields({ '@type': 'LocalBusiness', name: 'x' })).toContain('LocalBusiness.address');
    expect(missingFields({ '@type': 'ImageObject', contentUrl: 'x' })).toContain(
      'ImageObject.creator|creditText|copyrightNotice|license',
    );
    expect(
      wrongValues({ '@type': 'Review', latitude: 51.372, telephone: '0221 47', datePublished: '2025-06-24' }),
    ).toHaveLength(4);
  });
});

test.each(pages)('$path in $locale is valid, complete and one graph', async ({ address, locale }) => {
  const nodes = await readGraph(address, locale);
  // Reviews, marks and awards of the example are invented: they stay out of what machines read.
  expect(JSON.stringify(nodes)).not.toMatch(/"(?:aggregateRating|review|ratingValue|award|starRating)"/);
  expect(await findFaults(nodes)).toEqual([]);
});

test.each(pages)(
  '$path in $locale names the house, its kitchen, its venue and its search',
  async ({ address, locale }) => {
    const nodes = await readGraph(address, locale);
    const ofType = (type: string) => nodes.find((node) => getTypes(node).includes(type));
    for (const type of ['LocalBusiness', 'FoodEstablishment']) {
      expect(ofType(type)?.openingHoursSpecification, type).toMatchObject({
        opens: '10:00',
        closes: '22:00',
      });
      expect(ofType(type)).toHaveProperty('openingHoursSpecification.dayOfWeek.length', 7);
      expect(ofType(type)?.telephone).toBe(site.phone.international);
    }
    expect(ofType('EventVenue')).toBeDefined();
    expect(ofType('WebSite')).toHaveProperty(
      'potentialAction.target.urlTemplate',
      expect.stringMatching(/\/news\?q=\{search_term_string\}$/),
    );
    expect(ofType('BreadcrumbList') === undefined).toBe(address.route === 'home');
  },
);

test('identifiers are the same on every page of the house', async () => {
  const ids = await Promise.all(
    pages.map(async ({ address, locale }) => (await readGraph(address, locale))[0]?.['@id']),
  );
  expect(new Set(ids).size).toBe(1);
});

test.each([
  [{ route: 'cateringFlying' }, ['Home', 'Premium catering', 'Flying buffet']],
  [{ route: 'locationRooms' }, ['Home', 'Lakeside venue', 'Rooms by the lake']],
  [{ route: 'contact' }, ['Home', 'Contact']],
] as const)('the way to %o leads through the page above it', async (address, names) => {
  const trail = (await readGraph(address, 'en')).find((node) => getTypes(node).includes('BreadcrumbList'));
  const steps = trail?.itemListElement as readonly { readonly name: string; readonly position: number }[];
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(steps.map(({ position }) => position)).toEqual(names.map((_name, index) => index + 1));
});

test('the catering page carries the whole menu, an article is a post and news', async () => {
  const catering = await readGraph({ route: 'premiumCatering' }, 'en');
  expect(nodesIn(catering).filter((node) => getTypes(node).includes('MenuItem')).length).toBeGreaterThan(60);
  const article = await readGraph({ route: 'news', article: 'was-ist-catering' }, 'es');
  const post = article.find((node) => getTypes(node).includes('NewsArticle'));
  expect(getTypes(post ?? {})).toEqual(['BlogPosting', 'NewsArticle']);
  expect(post?.datePublished).toBe('2025-06-24T10:00:00+02:00');
});

test('an article has an author with a name and a page, and the business as publisher', async () => {
  const nodes = await readGraph({ route: 'news', article: 'geheimnis-unserer-kueche' }, 'de');
  const article = nodes.find((node) => getTypes(node).includes('NewsArticle'));
  expect(article?.author).toMatchObject({
    '@type': 'Person',
    name: site[getArticle('geheimnis-unserer-kueche', 'de').author],
    url: expect.stringMatching(/\/ueber-uns$/),
  });
  const publisherId = (article?.publisher as Node | undefined)?.['@id'];
  const publisher = nodes.find((node) => node['@id'] === publisherId);
  expect(publisher).toMatchObject({ name: site.name, url: expect.stringMatching(/^https?:/) });
  expect(publisher).toHaveProperty('logo.width.value', 512);
});

test('every step of the way but the last has an address', async () => {
  const nodes = await readGraph({ route: 'news', article: 'was-ist-catering' }, 'en');
  const trail = nodes.find((node) => getTypes(node).includes('BreadcrumbList'));
  const steps = trail?.itemListElement as readonly { readonly item?: string }[];
  expect(steps).toHaveLength(3);
  for (const { item } of steps.slice(0, -1)) expect(item).toMatch(/^https?:/);
});

test('no content can end the script element', () => {
  const text = serialiseGraph({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!--<script>' }],
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!--<script>');
});
