import fc from 'fast-check';
import { vatRates } from '@/content/catering/rules';
import { locales } from '@/content/locales';
import type { OfferBody, OfferLine, RateShare } from '@/lib/offer/offer';
import { lineUnits } from '@/lib/plan/price-line';

const { reduced, standard } = vatRates;

const rates: fc.Arbitrary<readonly RateShare[]> = fc.oneof(
  fc.constant([{ rate: reduced, share: 1 }]),
  fc.constant([{ rate: standard, share: 1 }]),
  fc.integer({ min: 1, max: 9_999 }).map((part) => [
    { rate: reduced, share: part / 10_000 },
    { rate: standard, share: 1 - part / 10_000 },
  ]),
);

const line = fc
  .record({
    unit: fc.constantFrom(...lineUnits),
    quantity: fc.integer({ min: 1, max: 4_000 }).map((halves) => halves / 2),
    unitCents: fc.integer({ min: 0, max: 500_000 }),
    rates,
    text: fc.constantFrom('Menü Welle', 'Bootsfahrt', 'Łódź – Kerzen & mehr'),
    id: fc.uuid({ version: 4 }),
  })
  .map(({ id, ...rest }): OfferLine => ({ ...rest, id: `item:${id}`, source: 'free' }));

const reduction = fc
  .record({ unitCents: fc.integer({ min: -5_000, max: -1 }), rates, id: fc.uuid({ version: 4 }) })
  .map(
    ({ id, ...rest }): OfferLine => ({
      ...rest,
      id: `item:${id}`,
      source: 'free',
      text: 'Nachlass',
      unit: 'flat',
      quantity: 1,
    }),
  );

/** Offers as a house might write them, and odder ones. */
export const arbitraryOffer: fc.Arbitrary<OfferBody> = fc
  .record({
    locale: fc.constantFrom(...locales),
    basis: fc.constantFrom('net' as const, 'gross' as const),
    items: fc.array(line, { minLength: 1, maxLength: 12 }),
    reductions: fc.array(reduction, { maxLength: 2 }),
    discountPercent: fc.oneof(
      fc.constantFrom(0, 100),
      fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100),
    ),
    depositPercent: fc.integer({ min: 0, max: 100 }),
    guests: fc.integer({ min: 1, max: 5_000 }),
    day: fc.constantFrom(null, '2027-06-12'),
  })
  .map(({ items, reductions, ...rest }) => ({
    ...rest,
    lines: [...items, ...reductions],
    message: 'Liebe Gäste\nwir freuen uns',
    validUntil: '2026-12-06',
  }));
