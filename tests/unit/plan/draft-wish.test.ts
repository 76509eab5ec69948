import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutContact } from '@/lib/plan/contact-data';
import { defaultDraft } from '@/lib/plan/draft';
import { takeProposal, wishOfDraft } from '@/lib/plan/draft-wish';
import { calculatePrice } from '@/lib/plan/price';
import { proposePlans } from '@/lib/plan/propose';
import { draftArbitrary, now } from './arbitrary-draft';

describe('proposals for a draft', () => {
  it('cost as a plan what they cost as a proposal', () => {
    fc.assert(
      fc.property(draftArbitrary, (own) => {
        for (const { draft, price } of proposePlans(wishOfDraft(own), now)) {
          const taken = { ...takeProposal(draft, own), voucherCode: '' };
          expect(calculatePrice(taken, now).shownCents).toBe(price.shownCents);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keep what was typed about the event and about who asks', () => {
    fc.assert(
      fc.property(draftArbitrary, (own) => {
        const [first] = proposePlans(wishOfDraft(own), now);
        if (!first) throw new Error('No proposal');
        const taken = takeProposal(first.draft, own);
        expect(taken.guests).toBe(own.guests);
        expect(taken.childrenUnder6 ?? 0).toBe(own.childrenUnder6 ?? 0);
        expect(taken.children611 ?? 0).toBe(own.children611 ?? 0);
        expect(taken.days ?? 1).toBe(own.days ?? 1);
        expect(taken.allergyNote).toBe(own.allergyNote);
        expect(taken.allergies ?? {}).toEqual(own.allergies ?? {});
        expect(taken.eventType).toBe(own.eventType);
        expect(taken.otherEventText).toBe(own.otherEventText);
        expect(taken.voucherCode).toBe(own.voucherCode);
        const { firstName, lastName, email, message, date, delivery_zip, delivery_city } = own.details;
        expect(taken.details).toMatchObject({
          firstName,
          lastName,
          email,
          message,
          date,
          delivery_zip,
          delivery_city,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('hold nothing of the contact until they are taken', () => {
    const own = {
      ...defaultDraft(),
      details: { ...defaultDraft().details, firstName: 'Ada', email: 'a@b.example' },
    };
    for (const { draft } of proposePlans(wishOfDraft(own), now)) expect(withoutContact(draft)).toEqual(draft);
  });
});
