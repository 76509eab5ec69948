import { describe, expect, it } from 'vitest';
import { checkAnswer } from '@/lib/answer/check-answer';
import { type Terms, usualTerms } from '@/lib/answer/terms';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { sendableDraft } from '@/tests/helpers/backend-draft';

const now = new Date('2026-11-21T12:00:00.000Z');
const plan = sendableDraft({ locationType: 'venue' });
const plain = (draft: Draft): unknown => JSON.parse(serialiseDraft(draft));
const terms = usualTerms(plan, now);
const check = (change: Partial<Terms>, draft = plan) =>
  checkAnswer({ plan: plain(draft), terms: { ...terms, ...change } }, now, now);
const errorsOf = (change: Partial<Terms>, draft = plan) => {
  const checked = check(change, draft);
  return checked.ok ? {} : checked.errors;
};
const extra = {
  id: '6b2f2f6e-5c5b-4b52-9a35-0d7f5d5d0a11',
  text: 'Zelt am Ufer',
  per: 'once',
  count: 1,
  unitCents: 89_000,
  vat: 'standard',
} as const;

describe('an answer that is to be sent', () => {
  it('is kept as plan, terms and what they cost', () => {
    const checked = check({ extras: [extra], message: '  Bis bald!\u0007 ' });
    expect(checked).toMatchObject({ ok: true, answer: { terms: { message: 'Bis bald!' } } });
    if (!checked.ok) return;
    expect(checkAnswer({ ...checked.answer, plan: plain(checked.answer.plan) }, now, now)).toEqual(checked);
  });

  it.each<[string, Partial<Terms>, string]>([
    ['a last day that has passed', { validUntil: '2026-11-20' }, 'terms.validUntil'],
    ['a last day that does not exist', { validUntil: '2026-02-30' }, 'terms.validUntil'],
    ['a discount of more than all', { discountBp: 10_001 }, 'terms.discountBp'],
    ['a position without a name', { extras: [{ ...extra, text: ' ' }] }, 'terms.extras.0.text'],
    [
      'a reduction per guest',
      { extras: [{ ...extra, per: 'guest', unitCents: -1 }] },
      'terms.extras.0.unitCents',
    ],
    ['half a position', { extras: [{ ...extra, count: 0.5 }] }, 'terms.extras.0.count'],
    ['a price below nothing', { ownPrices: { 'package:x:person': -1 } }, 'terms.ownPrices.package:x:person'],
    ['a message that is too long', { message: 'x'.repeat(4_001) }, 'terms.message'],
    ['a total below nothing', { extras: [{ ...extra, unitCents: -90_000_000 }] }, 'terms'],
  ])('says where %s stands', (_, change, path) => {
    expect(Object.keys(errorsOf(change))).toEqual([path]);
  });

  it('says what is wrong with its plan, by the plan’s own rules', () => {
    expect(errorsOf({}, { ...plan, guests: 0 })).toHaveProperty('guests');
    const past = { ...plan, details: { ...plan.details, date: new Date('2026-11-01T12:00:00Z') } };
    expect(errorsOf({}, past)).toHaveProperty(['details.date']);
  });

  it('waits for the price of what is on request', () => {
    const idea = sendableDraft({
      cateringType: 'own-idea',
      package: 'idee-frei',
      ideaText: 'Paella am Steg',
    });
    expect(errorsOf({}, idea)).toMatchObject({ 'terms.request.idea': 'terms.unsettled' });
    const priced = { ...extra, id: 'request:idea', vat: 'reduced' } as const;
    expect(errorsOf({ extras: [priced] }, idea)).not.toHaveProperty(['terms.request.idea']);
  });
});
