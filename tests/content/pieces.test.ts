import { expect, test } from 'vitest';
import { type FingerfoodUse, suggestedPieces } from '@/content/catering/pieces';
import { type Locale, locales } from '@/content/locales';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

/** Pages count for one guest, for the parties of their examples and for one of 40. */
const parties = [1, 40, 50];
const meals: readonly FingerfoodUse[] = ['starter', 'breakfast', 'lunch', 'dinner'];
const ranges = [...meals.map((meal) => suggestedPieces(meal)), ...[1, 2, 3].map(receptionOf)];
const allowed = new Set(
  parties.flatMap((guests) => ranges.map(({ min, max }) => `${min * guests}-${max * guests}`)),
);

function receptionOf(hours: number) {
  return suggestedPieces('reception', hours);
}

const spelled: Readonly<Record<string, number>> = {
  ...{ vier: 4, sechs: 6, acht: 8, zehn: 10, zwölf: 12 },
  ...{ four: 4, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ cuatro: 4, seis: 6, ocho: 8, diez: 10, doce: 12 },
};

/** "4 bis 6 Stück", "four to six pieces", "de 480 a 720 piezas". */
const counted: Readonly<Record<Locale, RegExp>> = {
  de: /([\p{L}\d]+) bis ([\p{L}\d]+) (?:Stück|Häppchen)/gu,
  en: /([\p{L}\d]+) to ([\p{L}\d]+) (?:pieces|canapés)/gu,
  es: /([\p{L}\d]+) a ([\p{L}\d]+) (?:piezas|canapés)/gu,
};
/** Where the packages begin and end, in the description of the kind of catering. */
const packages = '6-12';

test.each(locales)('a range of finger food is one of the rules for portions (%s)', async (locale) => {
  const strange: string[] = [];
  let checked = 0;
  for (const address of pagesWithContent) {
    for (const text of await collectTexts(address, locale)) {
      for (const [whole, from = '', to = ''] of text.replaceAll('\u00a0', ' ').matchAll(counted[locale])) {
        const range = [from, to].map((count) => spelled[count.toLowerCase()] ?? Number(count)).join('-');
        checked += 1;
        if (!allowed.has(range) && range !== packages) strange.push(`${nameOf(address)}: ${whole}`);
      }
    }
  }
  expect(strange).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

test.each([
  ['de', /drei Stunden/],
  ['en', /three hours/],
  ['es', /tres horas/],
] as const)('three hours on one’s feet are one number on every page (%s)', async (locale, length) => {
  const { min, max } = suggestedPieces('reception', 3);
  const found: string[] = [];
  for (const route of ['cateringFingerfood', 'private'] as const) {
    const texts = await collectTexts({ route }, locale);
    const row = texts.findIndex((text) => length.test(text) && text.split(' ').length < 6);
    found.push((texts[row + 1] ?? '').replaceAll('\u00a0', ' '));
  }
  expect(found.map((cell) => cell.match(/\d+/g))).toEqual([
    [String(min), String(max)],
    [String(min), String(max)],
  ]);
});
