import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAnswer } from '@/lib/answer/price-answer';
import { type Extra, type Terms, usualTerms } from '@/lib/answer/terms';
import { calculatePrice, type Price } from '@/lib/plan/price';
import { sumOf } from '@/lib/plan/price-line';
import { parseDraft } from '@/lib/plan/read-draft';
import { draftArbitrary, now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

const anyExtra = fc
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
const arbitraryTerms = ({ lines }: Price): fc.Arbitrary<Terms> =>
  fc.record({
    message: fc.constantFrom('', 'Liebe Gäste\nwir freuen uns'),
    validUntil: fc.constant('2026-12-06'),
    holds: fc.boolean(),
    discountBp: fc.oneof(fc.constantFrom(0, 10_000), fc.integer({ min: 0, max: 10_000 })),
    ownPrices:
      lines.length === 0
        ? fc.constant({})
        : fc.dictionary(fc.constantFrom(...lines.map(({ id }) => id)), fc.integer({ min: 0, max: 500_000 })),
    extras: fc.uniqueArray(anyExtra, { maxLength: 6, selector: ({ id }) => id }),
  });

const planOf = (id: string) => parseDraft(JSON.stringify(plans.find((plan) => plan.id === id)?.draft)).draft;

function answered(id: string, change: Partial<Terms>, guests?: number) {
  const plan = { ...planOf(id), ...(guests !== undefined && { guests }) };
  return priceAnswer(plan, { ...usualTerms(plan, now), ...change }, now);
}

describe('the price of an answer', () => {
  it('is that of the plan while there are no terms, and the usual terms change nothing', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const price = calculatePrice(draft, now);
        expect(priceAnswer(draft, null, now)).toEqual(price);
        expect(priceAnswer(draft, usualTerms(draft, now), now)).toEqual(price);
      }),
      { numRuns: 200 },
    );
  });

  it('adds up to the cent in lines, rates and total, and is nothing after a discount of all', () => {
    const arbitrary = draftArbitrary.chain((draft) =>
      fc.record({ draft: fc.constant(draft), terms: arbitraryTerms(calculatePrice(draft, now)) }),
    );
    fc.assert(
      fc.property(arbitrary, ({ draft, terms }) => {
        const price = priceAnswer(draft, terms, now);
        expect(price.netCents + price.vatCents).toBe(price.grossCents);
        for (const amount of ['netCents', 'vatCents', 'grossCents'] as const) {
          expect(sumOf(price.vat, amount)).toBe(price[amount]);
          expect(sumOf(price.lines, amount)).toBe(price[amount]);
        }
        for (const share of [...price.vat, ...price.lines.flatMap(({ vat }) => vat)]) {
          expect(share.netCents + share.vatCents).toBe(share.grossCents);
          expect(Number.isSafeInteger(share.grossCents)).toBe(true);
        }
        const extras = terms.extras.filter(({ unitCents }) => unitCents > 0);
        const free = priceAnswer(draft, { ...terms, extras, discountBp: 10_000 }, now);
        expect([free.netCents, free.vatCents, free.grossCents]).toEqual([0, 0, 0]);
      }),
      { numRuns: 300 },
    );
  });

  it('takes the house’s own unit price, with the tax split as the catalogue splits it', () => {
    const [line] = calculatePrice(planOf('conference'), now).lines;
    const price = answered('conference', { ownPrices: { [line?.id ?? '']: 5_001 } });
    // 30 × 50.01 = 1,500.30 net, 70 % of it at 7 % and 30 % at 19 %.
    expect(price.lines[0]).toMatchObject({ quantity: 30, unitNetCents: 5_001, netCents: 150_030 });
    expect(price.lines[0]?.vat.map(({ netCents }) => netCents)).toEqual([105_021, 45_009]);
  });

  it('multiplies a position per guest with the guests of the plan', () => {
    const extra = {
      id: '6b2f2f6e-5c5b-4b52-9a35-0d7f5d5d0a11',
      text: 'Bootsfahrt',
      per: 'guest',
      count: 1,
      unitCents: 1_190,
      vat: 'standard',
    } as const;
    const own = (guests: number) =>
      answered('half-vegetarian', { extras: [extra] }, guests).lines.find(({ kind }) => kind === 'own');
    // Gross to a consumer: 80 × 11.90 = 952.00, of it 152.00 tax.
    expect(own(80)).toMatchObject({ quantity: 80, grossCents: 95_200, vatCents: 15_200, text: 'Bootsfahrt' });
    expect(own(90)).toMatchObject({ quantity: 90, grossCents: 107_100 });
  });

  it('takes a discount off everything, and off each rate its share', () => {
    const price = answered('half-vegetarian-net', { discountBp: 500 });
    const plain = calculatePrice(planOf('half-vegetarian-net'), now);
    expect(price.netCents).toBe(plain.netCents - Math.round(plain.netCents / 20));
    expect(price.lines.at(-1)).toMatchObject({ kind: 'discount', itemId: '5' });
  });

  it('is complete once the house has priced what was on request', () => {
    const open = calculatePrice(planOf('own-idea-alone'), now);
    expect([open.isOnRequest, open.onRequest]).toEqual([true, ['idea']]);
    const request = { id: 'request:idea', text: 'Ihre eigene Idee', per: 'once', count: 1 } as const;
    const price = answered('own-idea-alone', {
      extras: [{ ...request, unitCents: 210_000, vat: 'reduced' }],
    });
    expect([price.isOnRequest, price.onRequest, price.shownCents]).toEqual([false, [], 210_000]);
  });
});
