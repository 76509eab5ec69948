import { z } from 'zod';
import { bookingTerms, vatRates } from '@/content/catering/rules';
import { cleanLine, cleanText } from '@/lib/base/clean-text';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from '@/lib/plan/draft';
import type { OnRequestPart } from '@/lib/plan/price';

/** How large terms and their parts may be. */
export const termsLimits = {
  message: 4_000,
  extras: 30,
  text: 300,
  count: 10_000,
  /** Ten million euros either way. */
  cents: 1_000_000_000,
} as const;

const cents = z.int().min(-termsLimits.cents).max(termsLimits.cents);

const extraSchema = z
  .strictObject({
    /** `request:<part>` prices a part of the plan that was on request; else an identifier of the form that added it. */
    id: z.string().regex(/^(?:request:[a-zA-Z]{1,40}|[\da-f-]{36})$/),
    text: z
      .string()
      .max(termsLimits.text * 4)
      .transform(cleanLine)
      .pipe(z.string().min(1).max(termsLimits.text)),
    /** `guest`: as many times as the plan has guests, so that it follows their number. */
    per: z.enum(['once', 'guest']),
    count: z.int().min(1).max(termsLimits.count),
    /** Of one unit in the plan's basis; negative for a reduction, which is one amount, never so much per guest. */
    unitCents: cents,
    vat: z.enum(Object.keys(vatRates) as (keyof typeof vatRates)[]),
  })
  .refine(({ unitCents, per, count }) => unitCents >= 0 || (per === 'once' && count === 1), {
    error: 'terms.reduction',
    path: ['unitCents'],
  });

/** A position that the house adds to a plan, in the guest's language. */
export type Extra = Readonly<z.output<typeof extraSchema>>;

/** Terms as a form sends them and the database keeps them. */
export const termsSchema = z.strictObject({
  /** To the guest, in the guest's language; may be empty. */
  message: z
    .string()
    .max(termsLimits.message * 2)
    .transform(cleanText)
    .pipe(z.string().max(termsLimits.message)),
  /** `YYYY-MM-DD` in Berlin, the last day for the guest's yes. */
  validUntil: z.string().refine((text) => text.length === 10 && eventDay(text) !== null),
  /** Keeps the days of the plan until then. */
  holds: z.boolean(),
  /** In basis points, on everything. */
  discountBp: z.int().min(0).max(10_000),
  /** Cents of a unit in the plan's basis by the id of the price's line; 0 = included. */
  ownPrices: z.record(z.string().max(200), cents.min(0)),
  extras: z
    .array(extraSchema)
    .max(termsLimits.extras)
    .refine((extras) => new Set(extras.map(({ id }) => id)).size === extras.length),
});

/** What the house adds to a plan when it answers: an answer is a plan and its terms. */
export type Terms = Readonly<Omit<z.output<typeof termsSchema>, 'extras'>> & {
  readonly extras: readonly Extra[];
};

/** What is wrong with a field; texts stand under `staff.answer.errors`. */
const fieldErrors = {
  message: 'terms.message',
  validUntil: 'terms.validUntil',
  discountBp: 'terms.discount',
  ownPrices: 'terms.price',
  unitCents: 'terms.price',
  text: 'terms.text',
  count: 'terms.count',
  extras: 'terms.extras',
} as const;

export type TermsErrorCode =
  | (typeof fieldErrors)[keyof typeof fieldErrors]
  | `terms.${'invalid' | 'reduction' | 'unsettled' | 'total'}`;

export const isTermsError = (code: string): code is TermsErrorCode => code.startsWith('terms.');

/** Errors of the schema by path (`terms.extras.0.text`). */
export function termsErrors({ issues }: z.ZodError): Readonly<Record<string, TermsErrorCode>> {
  const errors: Record<string, TermsErrorCode> = {};
  for (const { path, message } of issues) {
    const name = path.findLast((part) => typeof part === 'string' && Object.hasOwn(fieldErrors, part));
    const code = name === undefined ? 'terms.invalid' : fieldErrors[name as keyof typeof fieldErrors];
    errors[['terms', ...path].join('.')] ??= message === 'terms.reduction' ? message : code;
  }
  return errors;
}

/** The identifier of the position that prices a part which was on request. */
export const requestId = (part: OnRequestPart): string => `request:${part}`;

/** Open for two weeks, and never beyond the day before the event. */
function usualLastDay(day: string | null, today: string): string {
  const until = addDays(today, bookingTerms.optionDays);
  const last = day === null ? until : addDays(day, -1);
  if (last >= until) return until;
  return last > today ? last : today;
}

/** What an answer to a plan begins with: open for the usual time, its day kept where there is one. */
export function usualTerms({ details: { date } }: Draft, now: Date): Terms {
  const day = date && toIsoDay(date);
  return {
    message: '',
    validUntil: usualLastDay(day, toIsoDay(now)),
    holds: day !== null,
    discountBp: 0,
    ownPrices: {},
    extras: [],
  };
}
