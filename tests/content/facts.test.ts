import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { packages } from '@/content/catering/packages';
import { bookingTerms, expressBp, tipSteps, vatRates } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { deliveryRadii } from '@/content/catering/zones';
import { type BudgetId, exampleBudgets } from '@/content/example-budgets';
import { house, rooms } from '@/content/house';
import { type Locale, locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { retention } from '@/content/retention';
import type { RouteId } from '@/content/routes';
import { site } from '@/content/site';
import { visit } from '@/content/visit';
import { exampleDraft, examplePrice } from '@/lib/plan/example-budgets';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { calculatePrice } from '@/lib/plan/price';
import { decodePlan, encodePlan } from '@/lib/plan/share-link';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

const messages = { de, en, es };
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
const toNumber = (text: string) => Number(text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

type Text = { readonly place: string; readonly text: string };

async function allTexts(locale: Locale): Promise<readonly Text[]> {
  const pages = await Promise.all(
    pagesWithContent.map(async (address) =>
      (await collectTexts(address, locale)).map((text) => ({ place: nameOf(address), text: plain(text) })),
    ),
  );
  const others = stringsIn(messages[locale]).map((text) => ({ place: 'messages', text: plain(text) }));
  return [...pages.flat(), ...others];
}

/** Figures that a pattern finds in texts and that the data does not know, and how many it found at all. */
function strangeFigures(texts: readonly Text[], pattern: RegExp, known: ReadonlySet<number>) {
  const found = texts.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map(([whole, figure = '']) => ({ figure, said: `${place}: ${whole}` })),
  );
  const strange = found.filter(({ figure }) => !known.has(toNumber(figure))).map(({ said }) => said);
  return { strange, count: found.length };
}

const { cancellation, ...terms } = bookingTerms;
const shares = [
  ...Object.values(vatRates),
  expressBp,
  terms.depositBp,
  ...cancellation.map(({ feeBp }) => feeBp),
];

/** What a figure with a unit may be: a value of the data, or one with a reason. */
const kinds = [
  {
    unit: /(\d[\d.,]*) ?(?:%|Prozent|per cent|por ciento)/g,
    data: [...shares.map((bp) => bp / 100), ...tipSteps],
    reasons: {
      100: 'an inquiry binds nobody',
      200: 'zoom, as WCAG 1.4.4 asks for',
      25: 'how much larger text gets',
      6: 'slope of the ramp',
    },
  },
  {
    unit: /(\d[\d.,]*) (?:km\b|Kilometer|kilomet|kilóm)/g,
    data: [...Object.values(deliveryRadii), ...numbersIn(visit)],
    reasons: {},
  },
  {
    unit: /(\d[\d.,]*) (?:Tagen?\b|days?\b|días?\b|Werktage|working days|días laborables)/g,
    data: [
      ...Object.values(terms),
      // Each span of days ends one before the last began.
      ...cancellation.flatMap(({ fromDays }) => [fromDays, fromDays - 1]),
      ...packages.map(({ leadDays }) => leadDays),
      ...Object.values(retention),
      visit.suppliers.noticeDays,
      site.answerDays,
    ],
    reasons: {},
  },
];

test.each(locales)('percentages, kilometres and days in texts are those of the data (%s)', async (locale) => {
  const texts = await allTexts(locale);
  for (const { unit, data, reasons } of kinds) {
    const known = new Set<number>([...data, ...Object.keys(reasons).map(Number)]);
    const { strange, count } = strangeFigures(texts, unit, known);
    expect(strange).toEqual([]);
    expect(count).toBeGreaterThan(10);
  }
});

/** Pages that describe the house, where every measure has to be the house's. */
const housePages: readonly RouteId[] = [
  'location',
  'locationWeddings',
  'locationRooms',
  'locationKull',
  'locationFaq',
  'contact',
];
/** The screen in the Lake Room, and how far delivery is free. */
const beside = [3, 1.7, 30];

test.each(locales)('every measure of the house in a text is that of its data (%s)', async (locale) => {
  const known = new Set([...numbersIn(house), ...numbersIn(rooms), ...numbersIn(visit), ...beside]);
  const texts = await Promise.all(
    housePages.map(async (route) =>
      (await collectTexts({ route }, locale)).map((text) => ({ place: route, text: plain(text) })),
    ),
  );
  const measure = /(\d[\d.,]*?)(?: ×| ?(?:m²|m|km|A|cm)(?![\p{L}\d]))/gu;
  const { strange, count } = strangeFigures(texts.flat(), measure, known);
  expect(strange).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

const capacities = (seating: 'tables' | 'standing' | 'rows') =>
  new Set(Object.values(rooms).flatMap(({ capacity }) => capacity[seating] ?? []));

const seated = new Set([...capacities('tables'), house.danceFloor.guestsAtTables]);

/** Sentences that give a room's places, with the figure first. */
const placesIn: Readonly<Record<Locale, readonly (readonly [RegExp, ReadonlySet<number>])[]>> = {
  de: [
    [/(\d+) (?:Gäste|Personen) an (?:gedeckten |runden )?Tischen/g, seated],
    [/(\d+) (?:Gäste |Personen )?(?:im Stehen|stehend)\b/g, capacities('standing')],
    [/(\d+) (?:Personen )?in (?:Stuhlr|R)eihen/g, capacities('rows')],
  ],
  en: [
    [/(\d+) (?:guests|people) (?:at (?:laid |round )?tables|seated)/g, seated],
    [/(\d+) (?:guests |people )?standing\b/g, capacities('standing')],
    [/(\d+) in rows/g, capacities('rows')],
  ],
  es: [
    [/(\d+) (?:invitados|personas) (?:en mesas|sentados)/g, seated],
    [/(\d+) (?:invitados |personas )?de pie\b/g, capacities('standing')],
    [/(\d+) (?:personas )?en filas/g, capacities('rows')],
  ],
};

test.each(locales)('places named in a text are those of a room (%s)', async (locale) => {
  const texts = await allTexts(locale);
  const found = placesIn[locale].map(([pattern, known]) => strangeFigures(texts, pattern, known));
  expect(found.flatMap(({ strange }) => strange)).toEqual([]);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(8);
});

/** An amount of money in any of the three languages: `52,43 €`, `€52.43`, `10.000 Euro`. */
const amount = /€\s?\d[\d.,]*\d|€\s?\d|\d[\d.,]*\s?(?:€|Euro\b|euros?\b|EUR\b)/g;
const getAmounts = (text: string) => (text.match(amount) ?? []).map(plain);

test('nobody types an amount into a text: prices on pages come from the catalogue', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md)$/.test(file))
    .map((file) => join('content', file));
  const typed = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line))
      .flatMap(getAmounts)
      .map((text) => `${file}: ${text}`),
  );
  // The equipment of the house costs nothing extra.
  expect(typed.filter((found) => !/location-corporate\/\w\w\.ts: (?:0 €|€0)$/.test(found))).toEqual([]);
});

test.each([
  ['de', '10.000 Euro'],
  ['en', '10,000 euros'],
  ['es', '10.000 euros'],
] as const)('messages name no price, and limits as the form checks them (%s)', (locale, max) => {
  expect(stringsIn(messages[locale]).flatMap(getAmounts)).toEqual([max, max]);
  expect([draftFields.budgetPerPersonCents.max, detailFields.tip.max]).toEqual([1_000_000, 1_000_000]);
});

test('worked examples on pages cost what the configurator shows for the same plan', async () => {
  for (const id of Object.keys(exampleBudgets) as BudgetId[]) {
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

test('the whole menu lists every course and every drink on sale', async () => {
  const { sections } = await pageContent('premiumCatering', 'de');
  const carte = sections.find((section) => section.kind === 'carte');
  if (carte?.kind !== 'carte') throw new Error('The page of premium catering has no menu');
  expect(Object.keys(carte.categories).sort()).toEqual([...dishCategories].sort());
  const drinks = services.filter((service) => 'allergens' in service || 'additives' in service);
  const listed = carte.drinks.map(({ service }) => service);
  expect(listed).toEqual(expect.arrayContaining(drinks.map(({ id }) => id)));
});
