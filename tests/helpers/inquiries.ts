import { randomUUID } from 'node:crypto';
import type { Answer } from '@/lib/answer/check-answer';
import { priceAnswer } from '@/lib/answer/price-answer';
import { type Terms, usualTerms } from '@/lib/answer/terms';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import type { Deed, Who } from '@/lib/inquiry/server/act';
import { type NewInquiry, storeInquiry } from '@/lib/inquiry/server/submit';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { sendableDraft } from './backend-draft';

export const jule: Who = { party: 'house', name: 'Jule' };
export const ada: Who = { party: 'guest', name: 'Ada Beispiel' };

let ahead = 100;
/** A day ahead that no other test of the file uses, and none of a plan over several days. */
export function freshDay(): string {
  ahead += 20;
  return addDays(toIsoDay(new Date()), ahead);
}

/** A celebration in the house, of somebody who has sent nothing before. */
export const celebration = (day: string | null, changes: Partial<Draft> = {}): Draft => {
  const draft = sendableDraft({ locationType: 'venue', ...changes });
  const date = day === null ? null : eventDay(day);
  return { ...draft, details: { ...draft.details, date, email: `${randomUUID()}@example.org` } };
};

/** An inquiry as its handler stores it. */
export const newInquiry = (draft: Draft, more: Partial<NewInquiry> = {}): NewInquiry => {
  const received = new Date();
  return {
    request: {
      draft,
      variants: [],
      locale: 'de',
      idempotencyKey: randomUUID(),
      shownTotalCents: null,
      catalogueVersion: 'test',
      website: '',
      elapsedMs: 60_000,
    },
    price: calculatePrice(draft, received),
    variants: [],
    received,
    address: randomUUID(),
    suspicious: false,
    userId: null,
    ...more,
  };
};

/** The answer that follows a plan, with terms of its own. */
export function answerTo(plan: Draft, changes: Partial<Terms> = {}): Answer {
  const terms = { ...usualTerms(plan, new Date()), ...changes };
  return { plan, terms, price: priceAnswer(plan, terms, new Date()) };
}

/** A form about an inquiry. */
export const deed = (reference: string, text = ''): Deed => ({ reference, key: randomUUID(), text });

/** Stores an inquiry as its handler does. @returns its reference. */
export async function inquire(
  plan = celebration(freshDay()),
  more: Partial<NewInquiry> = {},
): Promise<string> {
  const stored = await storeInquiry(newInquiry(plan, more));
  if (stored.status !== 'stored') throw new Error(stored.status);
  return stored.reference;
}

/** The same from an address. */
export function inquireFrom(email: string, more: Partial<NewInquiry> = {}): Promise<string> {
  const plan = celebration(freshDay());
  return inquire({ ...plan, details: { ...plan.details, email } }, more);
}
