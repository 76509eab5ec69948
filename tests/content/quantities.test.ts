import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '@/content/locales';

/** Articles whose table to take away gives a quantity per person and for numbers of guests. */
const slugs = ['business-fruehstueck-erfolgsfaktor', 'grill-and-chill-sommer-special'] as const;
/** Quantities to shop for are rounded. */
const rounding = 0.05;

/** `60 g`, `1,8 kg`, `3.5 litres`, `de 2 a 3 unidades` as the least and the most, in grams, millilitres or pieces. */
function readQuantity(cell: string): readonly [min: number, max: number] | undefined {
  const figures = cell.match(/\d+(?:[.,]\d+)?/g)?.map((figure) => Number(figure.replace(',', '.')));
  if (!figures?.length || /knapp|just under|casi/.test(cell)) return undefined;
  const factor = /\b(?:kg|Liter|litres|litros)\b/.test(cell) ? 1_000 : 1;
  return [Math.min(...figures) * factor, Math.max(...figures) * factor];
}

test.each(slugs.flatMap((slug) => locales.map((locale) => [slug, locale] as const)))(
  'what a reader shops for is the quantity per person times the guests (%s, %s)',
  (slug, locale) => {
    const rows = readFileSync(`content/news/${slug}/${locale}.md`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.includes('---'))
      .map((line) => line.slice(1, -1).split('|'));
    const [header = [], ...items] = rows;
    const guests = header.slice(2).map((cell) => Number(cell.match(/\d+/)?.[0]));
    let checked = 0;
    for (const [name = '', perPerson = '', ...totals] of items) {
      const each = readQuantity(perPerson);
      if (!each) continue;
      totals.forEach((cell, column) => {
        const [total = 0] = readQuantity(cell) ?? [];
        const people = guests[column] ?? 0;
        expect(total, `${name}${cell}`).toBeGreaterThanOrEqual(each[0] * people * (1 - rounding));
        expect(total, `${name}${cell}`).toBeLessThanOrEqual(each[1] * people * (1 + rounding));
        checked += 1;
      });
    }
    expect(checked).toBeGreaterThanOrEqual(16);
  },
);
