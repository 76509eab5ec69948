import { expect, test } from 'vitest';
import { packages } from '@/content/catering/packages';
import { bookingTerms, expressBp, tipSteps, vatRates } from '@/content/catering/rules';
import { deliveryRadii } from '@/content/catering/zones';
import { locales } from '@/content/locales';
import { retention } from '@/content/retention';
import { site } from '@/content/site';
import { visit } from '@/content/visit';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

const messages = { de, en, es };

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

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

const toNumber = (text: string) => Number(text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));

test.each(locales)('percentages, kilometres and days in texts are those of the data (%s)', async (locale) => {
  const pages = await Promise.all(
    pagesWithContent.map(async (address) =>
      (await collectTexts(address, locale)).map((text) => `${nameOf(address)}: ${text}`),
    ),
  );
  const texts = [...pages.flat(), ...stringsIn(messages[locale])].map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  for (const { unit, data, reasons } of kinds) {
    const allowed = new Set<number>([...data, ...Object.keys(reasons).map(Number)]);
    const found = texts.flatMap((text) =>
      [...text.matchAll(unit)].map(([, figure = '']) => ({ text, figure })),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ figure }) => !allowed.has(toNumber(figure)))).toEqual([]);
  }
});
