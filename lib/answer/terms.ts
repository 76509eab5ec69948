import { bookingTerms, type vatRates } from '@/content/catering/rules';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from '@/lib/plan/draft';
import type { OnRequestPart } from '@/lib/plan/price';

/** A position that the house adds to a plan, in the guest's language. */
export type Extra = {
  /** `request:<part>` prices a part of the plan that was on request; else an identifier of the form that added it. */
  readonly id: string;
  readonly text: string;
  /** `guest`: as many times as the plan has guests, so that it follows their number. */
  readonly per: 'once' | 'guest';
  readonly count: number;
  /** Of one unit in the plan's basis; negative for a reduction, then `once`. */
  readonly unitCents: number;
  readonly vat: keyof typeof vatRates;
};

/** What the house adds to a plan when it answers: an answer is a plan and its terms. */
export type Terms = {
  /** To the guest, in the guest's language; may be empty. */
  readonly message: string;
  /** `YYYY-MM-DD` in Berlin, the last day for the guest's yes. */
  readonly validUntil: string;
  /** Keeps the days of the plan until then. */
  readonly holds: boolean;
  /** In basis points, on everything. */
  readonly discountBp: number;
  /** Cents of a unit in the plan's basis by the id of the price's line; 0 = included. */
  readonly ownPrices: Readonly<Record<string, number>>;
  readonly extras: readonly Extra[];
};

/** How large terms and their parts may be; apart from the schema, so that a form can hold to it without loading that. */
export const termsLimits = {
  message: 4_000,
  extras: 30,
  text: 300,
  count: 10_000,
  /** Ten million euros either way. */
  cents: 1_000_000_000,
} as const;

/** The identifier of the position that prices a part which was on request. */
export const requestId = (part: OnRequestPart): string => `request:${part}`;

/** Open for two weeks, and never beyond the day before the event. */
function usualLastDay(day: string | null, today: string): string {
  const until = addDays(today, bookingTerms.optionDays);
  const last = day === null ? until : addDays(day, -1);
  if (last >= until) return until;
  return last > today ? last : today;
}

/** The first day of a plan, `YYYY-MM-DD`; `null` while it is open. */
export const dayOf = ({ details: { date } }: Draft): string | null => (date ? toIsoDay(date) : null);

/** What an answer to a plan begins with: open for the usual time, its day kept where there is one. */
export function usualTerms(plan: Draft, now: Date): Terms {
  const day = dayOf(plan);
  return {
    message: '',
    validUntil: usualLastDay(day, toIsoDay(now)),
    holds: day !== null,
    discountBp: 0,
    ownPrices: {},
    extras: [],
  };
}
