import { describe, expect, test } from 'vitest';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { type Address, addresses, getPath } from '@/content/routes';
import { site } from '@/content/site';
import { pageGraph, serialiseGraph } from '@/lib/seo/json-ld/graph';

type Node = Readonly<Record<string, unknown>> & {
  readonly '@type'?: string | readonly string[];
  readonly '@id'?: string;
};

const getTypes = (node: Node): readonly string[] => [node['@type'] ?? []].flat();

/** A node and everything nested in it. */
function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** A mention of another node: nothing but its name. */
const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

const readGraph = async (address: Address, locale: Locale = 'de') =>
  (await pageGraph(locale, address))['@graph'] as readonly Node[];

const nodeOf = (nodes: readonly Node[], type: string) => nodes.find((node) => getTypes(node).includes(type));

describe.each(addresses.map((address) => [getPath(address), address] as const))('%s', (_, address) => {
  test('is one graph without loose ends, and without the invented reviews and awards', async () => {
    const nodes = await readGraph(address);
    const all = nodesIn(nodes);
    const defined = all.filter((node) => node['@id'] && !isReference(node)).map((node) => node['@id']);
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
    expect(all.filter((node) => isReference(node) && !defined.includes(node['@id']))).toEqual([]);
    expect(JSON.stringify(nodes)).not.toMatch(/"(?:aggregateRating|review|ratingValue|award|starRating)"/);
  });

  test('names the house, its kitchen, its venue and its search', async () => {
    const nodes = await readGraph(address);
    for (const type of ['LocalBusiness', 'FoodEstablishment']) {
      const business = nodeOf(nodes, type);
      expect(business?.openingHoursSpecification, type).toMatchObject({ opens: '10:00', closes: '22:00' });
      expect(business).toHaveProperty('openingHoursSpecification.dayOfWeek.length', 7);
      expect(business?.telephone).toBe(site.phone.international);
      expect(business?.address).toMatchObject({ streetAddress: site.address.street });
    }
    expect(nodeOf(nodes, 'EventVenue')).toBeDefined();
    expect(nodeOf(nodes, 'WebSite')).toHaveProperty(
      'potentialAction.target.urlTemplate',
      expect.stringMatching(/\/news\?q=\{search_term_string\}$/),
    );
    expect(nodeOf(nodes, 'BreadcrumbList') === undefined).toBe(getPath(address) === '/');
  });
});

test.each([
  [{ route: 'cateringFlying' }, ['Home', 'Premium catering', 'Flying buffet']],
  [{ route: 'contact' }, ['Home', 'Contact']],
] as const)('the way to %o leads through the page above it', async (address, names) => {
  const steps = nodeOf(await readGraph(address, 'en'), 'BreadcrumbList')?.itemListElement as readonly {
    readonly name: string;
    readonly item?: string;
  }[];
  expect(steps.map(({ name }) => name)).toEqual(names);
  for (const { item } of steps.slice(0, -1)) expect(item).toMatch(/^https?:/);
});

test('an article has its day, an author with a page, and the business as publisher', async () => {
  const slug = 'geheimnis-unserer-kueche';
  const nodes = await readGraph({ route: 'news', article: slug });
  const article = nodeOf(nodes, 'NewsArticle');
  expect(article?.datePublished).toMatch(/^2025-04-\d\dT10:00:00\+02:00$/);
  expect(article?.author).toMatchObject({
    name: site[getArticle(slug, 'de').author],
    url: expect.stringMatching(/\/ueber-uns$/),
  });
  const publisher = nodes.find((node) => node['@id'] === (article?.publisher as Node | undefined)?.['@id']);
  expect(publisher).toMatchObject({ name: site.name });
});

test('no content can end the script element', () => {
  const text = serialiseGraph({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!--<script>' }],
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!--<script>');
});
