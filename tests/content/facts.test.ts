import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { packages } from '@/content/catering/packages';
import { bookingTerms, expressBp, tipSteps, vatRates } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { deliveryRadii } from '@/content/catering/zones';
import { type BudgetId, exampleBudgets } from '@/content/example-budgets';
import { type Locale, locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { retention } from '@/content/retention';
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

test('the whole menu lists every course and every drink on sale', async () => {
  const { sections } = await pageContent('premiumCatering', 'de');
  const carte = sections.find((section) => section.kind === 'carte');
  if (carte?.kind !== 'carte') throw new Error('The page of premium catering has no menu');
  expect(Object.keys(carte.categories).sort()).toEqual([...dishCategories].sort());
  const drinks = services.filter((service) => 'allergens' in service || 'additives' in service);
  const listed = carte.drinks.map(({ service }) => service);
  expect(listed).toEqual(expect.arrayContaining(drinks.map(({ id }) => id)));
});
