import { toIsoDay } from '@/lib/base/event-day';
import { checkDraft } from '@/lib/plan/check-draft';
import type { ErrorCode } from '@/lib/plan/error-codes';
import { readDraft } from '@/lib/plan/read-draft';
import type { Version } from './differences';
import { priceAnswer } from './price-answer';
import { type Terms, type TermsErrorCode, termsErrors, termsLimits, termsSchema } from './terms';

/** A plan and its terms with what they cost. */
export type Answer = Version & { readonly terms: Terms };

/** Codes by path: of the plan's field (`guests`), or of the terms (`terms.extras.0.text`). */
export type AnswerErrors = Readonly<Record<string, ErrorCode | TermsErrorCode>>;

type Sent = { readonly plan: unknown; readonly terms: unknown };

/** What the parts of an answer mean together. */
function wholeErrors({ plan, terms, price }: Answer, now: Date): AnswerErrors {
  const open = price.onRequest.map((part) => [`terms.request.${part}`, 'terms.unsettled'] as const);
  return {
    ...Object.fromEntries(open),
    ...(terms.validUntil < toIsoDay(now) && { 'terms.validUntil': 'terms.validUntil' as const }),
    ...((price.lines.length === 0 ||
      price.shownCents < 0 ||
      price.shownCents > termsLimits.cents ||
      plan.guests < 1) && { terms: 'terms.total' as const }),
  };
}

/**
 * Checks and cleans an answer that is to be sent, and prices it: everything that is wrong with plan and terms, by path; what
 * is on request has to be priced, the day has to lie ahead, the total cannot be negative. Never throws.
 * @param askedAt when the guest asked.
 */
export function checkAnswer(
  sent: Sent,
  askedAt: Date,
  now: Date,
): { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly errors: AnswerErrors } {
  const { draft: plan, errors } = checkDraft(readDraft(sent.plan), now);
  const terms = termsSchema.safeParse(sent.terms);
  const found = { ...errors, ...(terms.success ? {} : termsErrors(terms.error)) };
  if (!terms.success || Object.keys(found).length > 0) return { ok: false, errors: found };
  const answer = { plan, terms: terms.data, price: priceAnswer(plan, terms.data, askedAt) };
  const whole = wholeErrors(answer, now);
  return Object.keys(whole).length > 0 ? { ok: false, errors: whole } : { ok: true, answer };
}
