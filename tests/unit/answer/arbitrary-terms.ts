import fc from 'fast-check';
import type { Extra, Terms } from '@/lib/answer/terms';
import type { Price } from '@/lib/plan/price';

const extra = fc
  .record({
    id: fc.uuid({ version: 4 }),
    text: fc.constantFrom('Bootsfahrt', 'Łódź – Kerzen & mehr'),
    per: fc.constantFrom('once' as const, 'guest' as const),
    count: fc.integer({ min: 1, max: 40 }),
    unitCents: fc.integer({ min: -5_000, max: 500_000 }),
    vat: fc.constantFrom('reduced' as const, 'standard' as const),
  })
  .map((one): Extra => (one.unitCents < 0 ? { ...one, per: 'once', count: 1 } : one));

/** Terms as a house might set them for a price, and odder ones. */
export const arbitraryTerms = ({ lines }: Price): fc.Arbitrary<Terms> =>
  fc.record({
    message: fc.constantFrom('', 'Liebe Gäste\nwir freuen uns'),
    validUntil: fc.constant('2026-12-06'),
    holds: fc.boolean(),
    discountBp: fc.oneof(fc.constantFrom(0, 10_000), fc.integer({ min: 0, max: 10_000 })),
    ownPrices:
      lines.length === 0
        ? fc.constant({})
        : fc.dictionary(fc.constantFrom(...lines.map(({ id }) => id)), fc.integer({ min: 0, max: 500_000 })),
    extras: fc.uniqueArray(extra, { maxLength: 6, selector: ({ id }) => id }),
  });
