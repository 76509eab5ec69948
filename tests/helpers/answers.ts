import { randomUUID } from 'node:crypto';
import { priceAnswer } from '@/lib/answer/price-answer';
import { type Terms, usualTerms } from '@/lib/answer/terms';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';

export type TestAnswer = { readonly plan: Draft; readonly terms: Terms };

/** The answer that follows a plan. */
export const usualAnswer = (plan: Draft): TestAnswer => ({ plan, terms: usualTerms(plan, new Date()) });

/** Five guests more, a tent, three per cent off, and a message. */
export const changedAnswer = ({ plan, terms }: TestAnswer): TestAnswer => ({
  plan: { ...plan, guests: plan.guests + 5 },
  terms: {
    ...terms,
    message: 'Wie besprochen:\ndas Boot legt um 17 Uhr ab.',
    discountBp: 300,
    extras: [
      {
        id: '6b2f2f6e-5c5b-4b52-9a35-0d7f5d5d0a11',
        text: 'Bootsfahrt & Sekt',
        per: 'once',
        count: 1,
        unitCents: 42_000,
        vat: 'standard',
      },
    ],
  },
});

/** As the editor posts it. */
export const answerBody = ({ plan, terms }: TestAnswer, from = 1) => ({
  key: randomUUID(),
  from,
  plan: JSON.parse(serialiseDraft(plan)),
  terms,
  totalCents: priceAnswer(plan, terms, new Date()).shownCents,
});
