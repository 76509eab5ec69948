import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { vatRates } from '@/content/catering/rules';
import type { Draft } from '@/lib/plan/draft';
import { serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { addVat } from '@/lib/plan/price-line';
import { parseDraft } from '@/lib/plan/read-draft';
import { draftArbitrary, now } from './arbitrary-draft';

const runs = { numRuns: 2_000 };
const voucher = fc.option(
  fc
    .tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.boolean(), fc.nat(500_000))
    .map(([value, share, minimumGrossCents]) => ({
      code: 'SEE-50',
      status: 'valid' as const,
      percent: share ? 1 + (value % 100) : null,
      amountCents: share ? null : value,
      minimumGrossCents,
    })),
  { nil: null },
);

/** As text, because comparing 10,000 prices deeply takes long. */
const getText = (draft: Draft) => JSON.stringify(calculatePrice(draft, now));

const reversed = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(dishCategories.map((category) => [category, [...draft[category]].reverse()])),
  services: [...draft.services].reverse(),
  favorites: [...draft.favorites].reverse(),
});

describe('price of any draft', () => {
  it('is whole cents, and net + VAT = gross in every line, per rate and in total', () => {
    fc.assert(
      fc.property(draftArbitrary, voucher, (draft, checked) => {
        const price = calculatePrice(draft, now, checked);
        for (const part of [...price.lines, ...price.vat, price]) {
          expect(Number.isSafeInteger(part.netCents) && Number.isSafeInteger(part.grossCents)).toBe(true);
          expect(part.netCents + part.vatCents).toBe(part.grossCents);
        }
        for (const sum of price.vat) {
          const ofRate = price.lines.filter(({ vatRate }) => vatRate === sum.rate);
          expect(ofRate.reduce((total, line) => total + line.grossCents, 0)).toBe(sum.grossCents);
          expect(ofRate.reduce((total, line) => total + line.netCents, 0)).toBe(sum.netCents);
        }
        for (const line of price.lines.filter(({ kind }) => kind !== 'voucher')) {
          expect(line.grossCents).toBe(addVat(line.netCents, line.vatRate));
          expect(line.netCents).toBe(Math.round(line.quantity * line.unitNetCents));
        }
        expect(price.grossCents).toBe(price.vat.reduce((total, sum) => total + sum.grossCents, 0));
        expect(price.grossCents).toBeGreaterThanOrEqual(0);
        expect(new Set(price.lines.map(({ id }) => id)).size).toBe(price.lines.length);
        expect(Object.values(vatRates)).toEqual(expect.arrayContaining(price.vat.map(({ rate }) => rate)));
      }),
      runs,
    );
  });

  it('does not depend on the order of choices', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        expect(getText(reversed(draft))).toBe(getText(draft));
      }),
      runs,
    );
  });

  it('never falls when one more guest of any age comes', () => {
    fc.assert(
      fc.property(draftArbitrary, fc.constantFrom(null, 'children611', 'childrenUnder6'), (draft, child) => {
        const more: Draft = {
          ...draft,
          guests: draft.guests + 1,
          ...(child && { [child]: (draft[child] ?? 0) + 1 }),
        };
        const [before, after] = [calculatePrice(draft, now), calculatePrice(more, now)];
        expect(after.netCents).toBeGreaterThanOrEqual(before.netCents);
        expect(after.grossCents).toBeGreaterThanOrEqual(before.grossCents);
      }),
      runs,
    );
  });

  it('never falls when a child turns into an adult', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const grown: Draft = { ...draft, children611: Math.max(0, (draft.children611 ?? 0) - 1) };
        expect(calculatePrice(grown, now).grossCents).toBeGreaterThanOrEqual(
          calculatePrice(draft, now).grossCents,
        );
      }),
      runs,
    );
  });

  it('is the same after a trip through storage or the network, for 10,000 drafts', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const received = parseDraft(serialiseDraft(draft)).draft;
        expect(getText(received)).toBe(getText(draft));
      }),
      { numRuns: 10_000 },
    );
  });
});
