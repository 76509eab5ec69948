import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type HireDay, type HiredRoom, type HireSeason, hireDays, hirePrices } from '@/content/catering/hire';
import { packages } from '@/content/catering/packages';
import { extraChoices, tasting, type VatTreatment } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { deliveryPrices } from '@/content/catering/zones';
import { type BudgetId, exampleBudgets } from '@/content/example-budgets';
import { locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import type { NewsSlug, RouteId } from '@/content/routes';
import { formatCents } from '@/lib/i18n/format';
import { exampleDraft, examplePrice } from '@/lib/plan/example-budgets';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { calculatePrice } from '@/lib/plan/price';
import { decodePlan, encodePlan } from '@/lib/plan/share-link';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { collectTexts, pagesWithContent } from './page-texts';

/** An amount of money in any of the three languages: `52,43 €`, `€52.43`, `10.000 Euro`. */
const amount = /€\s?\d[\d.,]*\d|€\s?\d|\d[\d.,]*\s?(?:€|Euro\b|euros?\b|EUR\b)/g;
const getAmounts = (text: string) => text.match(amount) ?? [];

type Priced = {
  readonly id: string;
  readonly priceCents: number | null;
  readonly vat?: VatTreatment;
  readonly furtherHourCents?: number;
};

const listed: readonly Priced[] = [
  ...packages,
  ...services,
  ...Object.values(extraChoices).flatMap((extra) => extra ?? []),
  { id: 'delivery-middle', priceCents: deliveryPrices.middle },
  { id: 'tasting', priceCents: tasting.priceCents },
  { id: 'nothing', priceCents: 0 },
];

/** Cents of an item, looked up in the catalogue and not through the function that pages use. */
function unitCents(item: string, net: boolean): number {
  const hired = /^hire (\S+) (\S+) (\S+)$/.exec(item);
  if (hired) {
    const [, room, season, day] = hired as unknown as [string, HiredRoom, HireSeason, HireDay];
    return Math.round(hirePrices[room][season][day] * 1.19);
  }
  const entry = listed.find(({ id }) => id === item.replace('-hour', ''));
  const cents = item.endsWith('-hour') ? entry?.furtherHourCents : entry?.priceCents;
  if (!entry || typeof cents !== 'number') throw new Error(`Not in the catalogue: ${item}`);
  if (net) return cents;
  const factors = {
    food: [[1, 1.07]],
    standard: [[1, 1.19]],
    combined: [
      [0.7, 1.07],
      [0.3, 1.19],
    ],
  } as const;
  return factors[entry.vat ?? 'food'].reduce(
    (sum, [share, factor]) => sum + Math.round(Math.round(cents * share) * factor + 1e-6),
    0,
  );
}

/** `item`, several joined by ` + `; `net` in front for a net amount. */
const toCents = (expression: string): number =>
  expression
    .replace('net ', '')
    .split(' + ')
    .reduce((sum, item) => sum + unitCents(item, expression.startsWith('net ')), 0);

/** One row of the table of hire. */
const hireRow = (room: HiredRoom, season: HireSeason) =>
  hireDays.map((day) => `hire ${room} ${season} ${day}`);
const seasons = ['summer', 'middle', 'winter'] as const;

/** Every amount that a page states in its own words, in reading order, and the position of the catalogue it must be. */
const expected: Partial<Record<RouteId | NewsSlug, readonly string[]>> = {
  premiumCatering: [
    ...['s06', 's06-hour', 's15', 's15-hour', 's07', 's07-hour', 's17', 's14', 's16'],
    ...['delivery-middle', 'plus-h', 'plus-v', 'plus-b', 'plus-f', 's02'],
  ],
  business: ['bf-kalt', 'fin-ufer', 'kal-ufer', 'gri-ufer', 'fly-ufer', 'din-ufer'],
  private: ['fin-ufer', 's01'],
  weddings: ['din-ufer', 'tasting'],
  locationWeddings: ['din-ufer', 's10'],
  locationCorporate: ['nothing', 'net con-full', 'net con-half'],
  locationPrivate: ['s06'],
  locationRooms: [
    ...seasons.flatMap((season) => hireRow('hall', season)),
    ...hireRow('fireplace-room', 'summer'),
    ...seasons.flatMap((season) => hireRow('meadow', season)),
    ...seasons.flatMap((season) => hireRow('kull', season)),
    's12',
  ],
  locationKull: ['fin-ufer'],
  locationFaq: ['s16', 's13'],
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
  cateringFingerfood: ['plus-f'],
  cateringSeminar: [
    ...['bf-kalt', 'net bf-kalt', 'bf-komplett', 'net bf-komplett', 'kal-ufer', 'net kal-ufer'],
    ...['fin-welle', 'net fin-welle', 'gri-ufer', 'net gri-ufer', 's14', 'net s14', 's15', 'net s15'],
    ...['con-half', 'net con-half', 'con-full', 'net con-full', 'bf-kalt + kal-ufer'],
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

test('worked examples on pages cost what the configurator shows for the same plan', async () => {
  const shown = new Set<BudgetId>();
  for (const address of pagesWithContent) {
    if ('article' in address || address.route === 'home') continue;
    for (const locale of locales) {
      const { sections } = await pageContent(address.route, locale);
      for (const section of sections) if (section.kind === 'budget') shown.add(section.budget);
    }
  }
  expect([...shown].sort()).toEqual(Object.keys(exampleBudgets).sort());
  for (const id of shown) {
    const opened = await decodePlan(`#plan=${await encodePlan(exampleDraft(id))}`);
    if (!opened) throw new Error(`${id} cannot be opened`);
    const price = examplePrice(id);
    const inConfigurator = calculatePrice(opened, new Date());
    expect(inConfigurator.lines, id).toEqual(price.lines);
    expect(inConfigurator.shownCents, id).toBe(price.shownCents);
    expect(price, id).toMatchObject({ isOnRequest: false, onRequest: [] });
    const troubles = price.notices.filter(({ code }) =>
      /capacity|serviceEnds|express|small|hours(?!Follow)/i.test(code),
    );
    expect(troubles, id).toEqual([]);
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
] as const)('messages name no price, and limits as the form checks them (%s)', (_, messages, max) => {
  expect(amountsIn(messages).map(([key, text]) => [key, plain(text)])).toEqual([
    ['errors.budget.range', max],
    ['errors.tip.range', max],
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
