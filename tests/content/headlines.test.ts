import { expect, test } from 'vitest';
import { type Locale, locales } from '@/content/locales';
import { getArticle } from '@/content/news';
import { homeContent, pageContent } from '@/content/pages';
import { newsSlugs, type RouteId, routeIds } from '@/content/routes';
import { site } from '@/content/site';
import { subjects } from './subjects';

/** What a search result shows of a title, the house's name included. */
const maxTitle = 60;
const suffix = ` · ${site.name}`;

const contentOf = (route: RouteId, locale: Locale) =>
  route === 'home' ? homeContent(locale) : pageContent(route, locale);

/** Headings of the first and second level: titles of the page, its sections and, on the home page, its parts. */
function headlinesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(headlinesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'title' in value && typeof value.title === 'string' && !('keywords' in value) ? [value.title] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      key === 'items' || key === 'parts' || key === 'courses' || key === 'messages' ? [] : headlinesOf(inner),
    ),
  ];
}

const numerals: Readonly<Record<Locale, string>> = {
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreihundert|\\p{L}+undzwanzig|\\p{L}+undachtzig',
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|three hundred|eighty-two',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|trescientos|ochenta y dos',
};

/** Hours and sizes of parties are no counting game: "until two", "for 70 guests", "100 Gäste". */
const sizes =
  /\d+ (?:Gäste|Gästen|Personen|guests|people|invitados|personas)|(?:from|until|for|bis|desde|hasta|a las|hasta las|with|Uhr) (?:\p{L}+|\d+)$|\d{1,2} (?:Uhr|h\b|a\.m\.|p\.m\.)/giu;

/** Headlines whose point is a number; a question asks for one and is none. */
function counts(headline: string, locale: Locale): boolean {
  const plain = headline.replaceAll('\u00a0', ' ').replace(sizes, '');
  return (
    !headline.endsWith('?') &&
    new RegExp(`(?<![\\p{L}\\d])(?:${numerals[locale]}|\\d+)(?![\\p{L}\\d])`, 'iu').test(plain)
  );
}

/** "A, B, C" and "A, B and C". */
const isListOfThree = (headline: string) =>
  /^[^,]+, [^,]+(?:,| (?:und|oder|and|or|y|e|o|u)) [^,]+$/.test(headline.replaceAll('\u00a0', ' '));

test.each(routeIds)('the first heading of %s names its subject in every language', async (route) => {
  for (const locale of locales) {
    const { hero } = await contentOf(route, locale);
    expect(hero.title.replaceAll('\u00ad', '').toLowerCase()).toContain(
      subjects[route][locale].toLowerCase(),
    );
  }
});

test.each(locales)('no two pages have the same title or first heading (%s)', async (locale) => {
  const contents = await Promise.all(routeIds.map((route) => contentOf(route, locale)));
  for (const texts of [contents.map(({ meta }) => meta.title), contents.map(({ hero }) => hero.title)])
    expect(new Set(texts).size).toBe(texts.length);
});

test.each(locales)('titles fit a search result together with the name of the house (%s)', async (locale) => {
  const contents = await Promise.all(routeIds.map((route) => contentOf(route, locale)));
  const titles = [
    ...contents.map(({ meta }) => meta.title),
    ...newsSlugs.map((slug) => getArticle(slug, locale).title),
  ];
  expect(titles.filter((title) => `${title}${suffix}`.length > maxTitle)).toEqual([]);
});

test.each(locales)('descriptions fit a search result (%s)', async (locale) => {
  const contents = await Promise.all(routeIds.map((route) => contentOf(route, locale)));
  const texts = contents.map(({ meta }) => meta.description);
  expect(texts.filter((text) => text.length > 160 || text.length < 100)).toEqual([]);
});

test.each(locales)(
  'a page counts in one headline at most, and lists three things in one (%s)',
  async (locale) => {
    const excess: string[] = [];
    for (const route of routeIds) {
      const headlines = headlinesOf(await contentOf(route, locale));
      for (const found of [headlines.filter((text) => counts(text, locale)), headlines.filter(isListOfThree)])
        if (found.length > 1) excess.push(`${route}: ${found.join(' / ')}`);
    }
    expect(excess).toEqual([]);
  },
);

test('counting headlines and lists of three are recognised', () => {
  expect(['Drei Räume, ein Blick', 'Sechs Monate, sechs Termine'].every((text) => counts(text, 'de'))).toBe(
    true,
  );
  expect(counts('Wie viele Gäste in acht Räumen?', 'de')).toBe(false);
  expect(counts('Seven formats at a glance', 'en')).toBe(true);
  expect(counts('A day for 35 people', 'en')).toBe(false);
  expect(isListOfThree('Wiese, Steg und Seesaal')).toBe(true);
  expect(isListOfThree('Erst die Stühle am Ufer, dann die Tische')).toBe(false);
});
