import { expect, test } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { locales } from '@/content/locales';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { steps } from '@/lib/plan/steps';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

/** A figure with its unit; both decimal signs become points, separators of thousands go. */
const measured = /(\d[\d.,]*)[ -]?(%|m²|km|kg|g|cm|m|A|V)(?![\p{L}\d])/gu;

const plainNumber = (text: string) =>
  text
    .replace(/[.,](?=\d{3}\b)/g, '')
    .replace(',', '.')
    .replace(/[.,]$/, '');

const extractFigures = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    [
      ...text
        .replaceAll('\u00a0', ' ')
        .replace(/ (?:Prozent|per cent|por ciento)\b/g, ' %')
        .matchAll(measured),
    ].map(([, figure = '', unit = '']) => `${plainNumber(figure)} ${unit}`),
  );

test.each(pagesWithContent.map((address) => [nameOf(address), address] as const))(
  'measures and rates are the same in every language (%s)',
  async (_, address) => {
    const [german, ...others] = await Promise.all(
      locales.map(async (locale) => extractFigures(await collectTexts(address, locale)).sort()),
    );
    for (const figures of others) expect(figures).toEqual(german);
  },
);

test('figures are found', () => {
  expect(extractFigures(['1.200 m², 3,80 m, 15 %', '1,200 m², 3.80 m, 15%'])).toEqual([
    ...['1200 m²', '3.80 m', '15 %'],
    ...['1200 m²', '3.80 m', '15 %'],
  ]);
});

test.each(locales)('the number of dishes and steps is the real one (%s)', async (locale) => {
  const dishes = dishCategories.reduce((sum, category) => sum + getDishes(category).length, 0);
  // News count plates and courses as well; in Spanish all of these are `platos`.
  const pages = pagesWithContent.filter((address) => !('article' in address));
  const texts = (await Promise.all(pages.map((address) => collectTexts(address, locale)))).flat();
  const said = texts.flatMap((text) => text.match(/\b\d{2}(?=[ \u00a0](?:Gerichte|dishes|platos)\b)/g) ?? []);
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said)).toEqual(new Set([String(dishes)]));
  const { title } = (await (await import('@/content/pages')).pageContent('configurator', locale)).hero;
  expect(title).toContain(` ${steps.length} `);
});
