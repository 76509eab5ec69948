import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { priceAnswer } from '@/lib/answer/price-answer';
import { type Terms, usualTerms } from '@/lib/answer/terms';
import { endOfBerlinDay } from '@/lib/base/event-day';
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

/** As the database keeps it. */
export function answerBody({ plan, terms }: TestAnswer) {
  return { plan: JSON.parse(serialiseDraft(plan)), terms, price: priceAnswer(plan, terms, new Date()) };
}

/** Sends an answer as a staff member. */
export async function sendAnswer(
  staff: SupabaseClient,
  reference: string,
  answer: TestAnswer,
  from = 0,
): Promise<{ readonly status: string; readonly version: number; readonly repeated: boolean }> {
  const { holds, validUntil } = answer.terms;
  const body = answerBody(answer);
  const { data } = await staff
    .rpc('staff_answer', {
      p_key: randomUUID(),
      p_reference: reference,
      p_from: from,
      p_body: body,
      p_total_cents: body.price.shownCents,
      p_valid_until: validUntil,
      p_option_until: holds ? endOfBerlinDay(validUntil)?.toISOString() : null,
      p_max_deliveries: 3,
    })
    .throwOnError();
  return data;
}
