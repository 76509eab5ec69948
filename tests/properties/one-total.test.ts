import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cateringTypes, dishCategories } from '@/content/catering/choices';
import { addDays, eventDay } from '@/lib/base/event-day';
import { mergeContact, takeProposal, withoutMenu } from '@/lib/plan/contact-data';
import type { Draft } from '@/lib/plan/draft';
import { serialiseDraft } from '@/lib/plan/draft';
import { resolveEvent } from '@/lib/plan/event';
import { changeCateringType, changePackage } from '@/lib/plan/menu-rules';
import { getPackage } from '@/lib/plan/package-catalogue';
import { calculatePrice } from '@/lib/plan/price';
import { proposePlans } from '@/lib/plan/propose';
import { parseDraft } from '@/lib/plan/read-draft';
import { toggleService } from '@/lib/plan/service-rules';
import { decodePlan, encodePlan } from '@/lib/plan/share-link';
import { draftArbitrary, now, withinGuests } from '../unit/plan/arbitrary-draft';

/** An evening of which some things are said and others open, with or without a kind of catering asked for. */
const evening: fc.Arbitrary<Draft> = fc
  .tuple(draftArbitrary, fc.option(fc.constantFrom(...cateringTypes), { nil: null }), fc.boolean())
  .map(([draft, cateringType, isTimeOpen]) => {
    const { details, ...own } = withoutMenu(withinGuests(draft));
    return {
      ...own,
      cateringType,
      details: isTimeOpen ? { ...details, time: '18:00', timeEnd: '' } : details,
    };
  });

const total = (draft: Draft) => calculatePrice(draft, now).shownCents;

/** The same menu by what the controls of the steps do. */
function bySteps(own: Draft, { cateringType, services, ...menu }: Draft): Draft {
  if (!cateringType) return own;
  const packed = changePackage(changeCateringType(own, cateringType), menu.package ?? '');
  const lists = Object.fromEntries(dishCategories.map((category) => [category, menu[category]]));
  return services.reduce(toggleService, { ...packed, ...lists });
}

describe('one evening', () => {
  it('costs the same as a proposal, when it is taken, by the steps, from storage and by a link', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (own) => {
        for (const { draft, price } of proposePlans(own, now)) {
          const taken = takeProposal(draft, own);
          const shared = await decodePlan(`#plan=${await encodePlan(taken)}`);
          const totals = [
            total(taken),
            total(bySteps(own, draft)),
            total(parseDraft(serialiseDraft(taken)).draft),
            shared && total(mergeContact(shared, own)),
          ];
          expect(totals).toEqual(totals.map(() => price.shownCents));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is proposed the same three plans whichever of them was taken, and nothing of them becomes a wish', () => {
    fc.assert(
      fc.property(evening, fc.nat(2), (own, index) => {
        const proposals = proposePlans(own, now);
        const chosen = proposals[index % Math.max(1, proposals.length)];
        if (!chosen) return;
        const taken = takeProposal(chosen.draft, own);
        expect(withoutMenu({ ...taken, typeProposed: false })).toEqual(
          withoutMenu({ ...own, typeProposed: false }),
        );
        expect(proposePlans(taken, now).map(({ draft, price }) => [draft, price.shownCents])).toEqual(
          proposals.map(({ draft, price }) => [draft, price.shownCents]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is proposed in the kind that was asked for, and of the same length in all three', () => {
    fc.assert(
      fc.property(evening, (own) => {
        const proposals = proposePlans(own, now);
        const kinds = proposals.map(({ draft }) => getPackage(draft.package ?? '')?.cateringType);
        if (own.cateringType) expect(kinds.filter((kind) => kind !== own.cateringType)).toEqual([]);
        if (own.cateringType === 'own-idea') expect(proposals).toEqual([]);
        expect(new Set(proposals.map(({ draft }) => resolveEvent(draft).durationHours)).size).toBeLessThan(2);
      }),
      { numRuns: 60 },
    );
  });

  it('never costs less on a day that is named than "from"', () => {
    fc.assert(
      fc.property(draftArbitrary, fc.integer({ min: 0, max: 900 }), (draft, days) => {
        const on = (date: Date | null) => total({ ...draft, details: { ...draft.details, date } });
        expect(on(eventDay(addDays('2026-11-21', days)))).toBeGreaterThanOrEqual(on(null));
      }),
      { numRuns: 1_000 },
    );
  });
});
