import { z } from 'zod';
import { vatRates } from '@/content/catering/rules';
import { cleanLine, cleanText } from '@/lib/base/clean-text';
import { eventDay } from '@/lib/base/event-day';
import { type Terms, termsLimits } from './terms';

/** What is wrong with terms; texts stand under `staff.answer.errors`. */
export const termsErrorCodes = [
  'terms.invalid',
  'terms.message',
  'terms.validUntil',
  'terms.discount',
  'terms.price',
  'terms.text',
  'terms.count',
  'terms.reduction',
  'terms.extras',
  'terms.unsettled',
  'terms.total',
] as const;
export type TermsErrorCode = (typeof termsErrorCodes)[number];

const code = (name: TermsErrorCode) => ({ error: name });

const cents = z
  .int(code('terms.price'))
  .min(-termsLimits.cents, code('terms.price'))
  .max(termsLimits.cents, code('terms.price'));

const vatNames = Object.keys(vatRates) as (keyof typeof vatRates)[];

const extraSchema = z
  .strictObject({
    id: z
      .string(code('terms.invalid'))
      .regex(/^(?:request:[a-zA-Z]{1,40}|[\da-f-]{36})$/, code('terms.invalid')),
    text: z
      .string(code('terms.text'))
      .max(termsLimits.text * 4, code('terms.text'))
      .transform(cleanLine)
      .pipe(z.string().min(1, code('terms.text')).max(termsLimits.text, code('terms.text'))),
    per: z.enum(['once', 'guest'], code('terms.invalid')),
    count: z.int(code('terms.count')).min(1, code('terms.count')).max(termsLimits.count, code('terms.count')),
    unitCents: cents,
    vat: z.enum(vatNames, code('terms.invalid')),
  })
  // A reduction is one amount, never so much per guest.
  .refine(({ unitCents, per, count }) => unitCents >= 0 || (per === 'once' && count === 1), {
    error: 'terms.reduction',
    path: ['unitCents'],
  });

/** Terms as a form sends them and the database keeps them. */
export const termsSchema: z.ZodType<Terms> = z.strictObject(
  {
    message: z
      .string(code('terms.message'))
      .max(termsLimits.message * 2, code('terms.message'))
      .transform(cleanText)
      .pipe(z.string().max(termsLimits.message, code('terms.message'))),
    validUntil: z
      .string(code('terms.validUntil'))
      .refine((text) => text.length === 10 && eventDay(text) !== null, code('terms.validUntil')),
    holds: z.boolean(code('terms.invalid')),
    discountBp: z
      .int(code('terms.discount'))
      .min(0, code('terms.discount'))
      .max(10_000, code('terms.discount')),
    ownPrices: z.record(z.string().max(200), cents.min(0, code('terms.price')), code('terms.invalid')),
    extras: z
      .array(extraSchema, code('terms.extras'))
      .max(termsLimits.extras, code('terms.extras'))
      .refine((extras) => new Set(extras.map(({ id }) => id)).size === extras.length, code('terms.invalid')),
  },
  code('terms.invalid'),
);
