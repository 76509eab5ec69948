import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '@/content/catering/packages';
import { extraChoices, vatRates } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { deliveryPrices } from '@/content/catering/zones';
import { locales } from '@/content/locales';
import type { NewsSlug, RouteId } from '@/content/routes';
import { formatCents } from '@/lib/i18n/format';
import { detailFields, draftFields } from '@/lib/plan/fields';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { collectTexts, pagesWithContent } from './page-texts';

/** An amount of money in any of the three languages: `52,43 €`, `€52.43`, `10.000 Euro`. */
const amount = /€\s?\d[\d.,]*\d|€\s?\d|\d[\d.,]*\s?(?:€|Euro\b|euros?\b|EUR\b)/g;
const getAmounts = (text: string) => text.match(amount) ?? [];

const furtherHour = services.find(({ id }) => id === 's06');

/** Net cents and VAT of one unit, looked up in the catalogue and not through the function that pages use. */
function calculatePrice(item: string): { net: number; rate: 700 | 1900 } {
  const inPackages = packages.find(({ id }) => id === item)?.priceCents;
  if (inPackages) return { net: inPackages, rate: vatRates.reduced };
  const extra = Object.values(extraChoices).find((choice) => choice?.id === item);
  if (extra) return { net: extra.priceCents, rate: vatRates.reduced };
  const service = services.find(({ id }) => id === item);
  if (service)
    return { net: service.priceCents, rate: service.vat === 'food' ? vatRates.reduced : vatRates.standard };
  if (item === 's06-hour' && furtherHour && 'furtherHourCents' in furtherHour)
    return { net: furtherHour.furtherHourCents, rate: vatRates.standard };
  if (item === 'delivery-middle') return { net: deliveryPrices.middle, rate: vatRates.reduced };
  if (item === 'nothing') return { net: 0, rate: vatRates.reduced };
  throw new Error(`Not in the catalogue: ${item}`);
}

/** `item`, `item*quantity`, several joined by ` + `; `net` in front for a net amount. */
function toCents(expression: string): number {
  const net = expression.startsWith('net ');
  return expression
    .replace('net ', '')
    .split(' + ')
    .map((position) => {
      const [item = '', quantity = '1'] = position.split('*');
      const price = calculatePrice(item);
      const total = price.net * Number(quantity);
      return net ? total : Math.round((total * (10_000 + price.rate)) / 10_000);
    })
    .reduce((sum, cents) => sum + cents, 0);
}

const weddingFor70 = 'din-welle*70 + s06*70 + s10*70 + s11 + s13';
const partyFor110 = 'gri-welle*80 + gri-welle*10 + s06*100 + s12';

/** Every amount that a page states in its own words, in reading order, and the position of the catalogue it must be. */
const expected: Partial<Record<RouteId | NewsSlug, readonly string[]>> = {
  premiumCatering: ['delivery-middle', 'plus-h', 'plus-v', 'plus-b', 'plus-f', 's02'],
  business: ['bf-kalt', 'fin-ufer', 'kal-ufer', 'gri-ufer', 'fly-ufer', 'din-ufer'],
  private: ['fin-ufer', 's01'],
  weddings: [
    ...['din-ufer', 'din-welle', 'din-welle*70', 's06', 's06*70', 's10', 's10*70', 's11', 's13'],
    weddingFor70,
    's06-hour',
  ],
  locationWeddings: ['din-ufer', 's10'],
  locationCorporate: ['nothing'],
  locationPrivate: ['s06'],
  locationRooms: ['s12'],
  locationKull: ['fin-ufer'],
  locationFaq: ['s13'],
  cateringEvent: [
    'fin-ufer',
    'kal-ufer',
    'gri-ufer',
    'fly-ufer',
    'din-ufer',
    'lux-ufer',
    's04',
    's01',
    's05',
  ],
  cateringLarge: ['fin-ufer', 'gri-ufer'],
  cateringLuxury: ['s05'],
  cateringFair: ['delivery-middle', 'net delivery-middle', 's01', 'net s01'],
  cateringGrill: ['s02', 's06'],
  cateringFlying: ['plus-f', 'plus-v', 'plus-h'],
  cateringSummer: [
    ...['net gri-welle*80', 'gri-welle*80', 'net gri-welle*10', 'gri-welle*10', 'nothing', 'nothing'],
    ...['net s06*100', 's06*100', 'net s12', 's12', 'nothing', 'nothing'],
    ...[`net ${partyFor110}`, partyFor110, 's06-hour'],
  ],
  cateringFingerfood: ['plus-f'],
  cateringSeminar: [
    ...['bf-kalt', 'net bf-kalt', 'bf-komplett', 'net bf-komplett', 'kal-ufer', 'net kal-ufer'],
    ...['fin-welle', 'net fin-welle', 'gri-ufer', 'net gri-ufer', 'bf-kalt + kal-ufer'],
  ],
  'business-fruehstueck-erfolgsfaktor': ['net bf-komplett'],
  'was-ist-catering': ['bf-kalt', 'fin-ufer', 'kal-ufer', 'gri-ufer', 'fly-ufer', 'din-ufer'],
};

/** A price that is none: the equipment of the house costs nothing extra. */
const free = new Set(['0 €', '€0']);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(locales)('every amount on every page is the catalogue’s (%s)', async (locale) => {
  for (const address of pagesWithContent) {
    const name = 'article' in address ? address.article : address.route;
    const positions = expected[name] ?? [];
    const found = (await collectTexts(address, locale)).flatMap(getAmounts).map(plain);
    const wanted = positions.map((position) => plain(formatCents(toCents(position), locale)));
    expect(
      found.map((text, index) => (free.has(text) && positions[index] === 'nothing' ? wanted[index] : text)),
      name,
    ).toEqual(wanted);
  }
});

const sources = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md)$/.test(file))
    .map((file) => join(directory, file));

test('nobody types an amount into a text', () => {
  const typed = sources('content').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line))
      .flatMap(getAmounts)
      .map((text) => `${file}: ${text}`),
  );
  expect(typed.map(plain).sort()).toEqual([
    'content/pages/location-corporate/de.ts: 0 €',
    'content/pages/location-corporate/en.ts: €0',
    'content/pages/location-corporate/es.ts: 0 €',
  ]);
});

type Messages = { readonly [key: string]: string | Messages };

const amountsIn = (messages: Messages, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    if (typeof value !== 'string') return amountsIn(value, name);
    return getAmounts(value).map((text) => [name, text] as const);
  });

test.each([
  ['de', de, '10.000 Euro'],
  ['en', en, '10,000 euros'],
  ['es', es, '10.000 euros'],
] as const)('messages name no price, and limits as the form checks them (%s)', (_, messages, most) => {
  expect(amountsIn(messages).map(([key, text]) => [key, plain(text)])).toEqual([
    ['errors.budget.range', most],
    ['errors.tip.range', most],
  ]);
  expect(draftFields.budgetPerPersonCents.max).toBe(1_000_000);
  expect(detailFields.tip.max).toBe(1_000_000);
});

/** Tables that compare formats: minimum of guests and lead time in the columns named, one row per package. */
const tables = [
  {
    route: 'business',
    id: 'lead-times',
    guests: 1,
    days: 2,
    rows: ['bf-kalt', 'fin-ufer', 'kal-ufer', 'gri-ufer', 'fly-ufer', 'din-ufer'],
  },
  {
    route: 'cateringEvent',
    id: 'formats',
    guests: 2,
    days: 4,
    rows: ['fin-ufer', 'kal-ufer', 'gri-ufer', 'fly-ufer', 'din-ufer', 'lux-ufer', 'idee-frei'],
  },
] as const;

test.each(locales)('minimum guests and lead times in tables are the catalogue’s (%s)', async (locale) => {
  const { pageContent } = await import('@/content/pages');
  for (const { route, id, guests, days, rows } of tables) {
    const { sections } = await pageContent(route, locale);
    const table = sections.find((section) => section.id === id);
    if (table?.kind !== 'table') throw new Error(`${route} has no table ${id}`);
    const figures = table.rows.map((row) =>
      [guests, days].map((column) => Number.parseInt(row[column] ?? '', 10)),
    );
    expect(figures, route).toEqual(
      rows.map((row) => {
        const entry = packages.find((candidate) => candidate.id === row);
        return [entry?.minimumGuests, entry?.leadDays];
      }),
    );
  }
});
