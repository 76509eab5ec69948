import { z } from 'zod';
import { guestLimits, type VatRate, vatRates } from '@/content/catering/rules';
import { locales } from '@/content/locales';
import { cleanLine, cleanText } from '@/lib/base/clean-text';
import { eventDay } from '@/lib/base/event-day';
import { type LineUnit, lineUnits } from '@/lib/plan/price-line';
import { type OfferBody, priceOffer } from './offer';
import { offerLimits } from './offer-limits';

export const offerErrorCodes = [
  'offer.invalid',
  'offer.lines',
  'offer.text',
  'offer.quantity',
  'offer.price',
  'offer.reduction',
  'offer.rates',
  'offer.percent',
  'offer.message',
  'offer.day',
  'offer.validUntil',
  'offer.guests',
  'offer.total',
] as const;
export type OfferErrorCode = (typeof offerErrorCodes)[number];

const code = (name: OfferErrorCode) => ({ error: name });

const isoDay = (name: OfferErrorCode) =>
  z.string(code(name)).refine((text) => text.length === 10 && eventDay(text) !== null, code(name));

const percent = z
  .number(code('offer.percent'))
  .min(0, code('offer.percent'))
  .max(100, code('offer.percent'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, code('offer.percent'));

const rates: readonly VatRate[] = Object.values(vatRates);

const rateShares = z
  .array(
    z.strictObject({
      rate: z.custom<VatRate>((value) => rates.includes(value as VatRate), code('offer.rates')),
      share: z.number(code('offer.rates')).gt(0, code('offer.rates')).max(1, code('offer.rates')),
    }),
    code('offer.rates'),
  )
  .min(1, code('offer.rates'))
  .refine((shares) => new Set(shares.map(({ rate }) => rate)).size === shares.length, code('offer.rates'))
  .refine(
    (shares) => Math.abs(shares.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9,
    code('offer.rates'),
  );

const idBySource = {
  plan: /^plan:[\w.:-]{1,120}$/,
  catalogue: /^item:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  free: /^item:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
} as const;

const lineSchema = z
  .strictObject({
    id: z.string(code('offer.invalid')),
    source: z.enum(['plan', 'catalogue', 'free'], code('offer.invalid')),
    text: z
      .string(code('offer.text'))
      .max(offerLimits.text * 4, code('offer.text'))
      .transform(cleanLine)
      .pipe(z.string().max(offerLimits.text, code('offer.text'))),
    unit: z.enum<readonly LineUnit[]>(lineUnits, code('offer.invalid')),
    quantity: z
      .number(code('offer.quantity'))
      .gt(0, code('offer.quantity'))
      .max(offerLimits.quantity, code('offer.quantity'))
      .refine((value) => Number.isInteger(value * 2), code('offer.quantity')),
    unitCents: z
      .int(code('offer.price'))
      .min(-offerLimits.unitCents, code('offer.price'))
      .max(offerLimits.unitCents, code('offer.price')),
    rates: rateShares,
  })
  .refine(({ id, source }) => idBySource[source].test(id), { error: 'offer.invalid', path: ['id'] })
  // A reduction is one amount, never so much per guest.
  .refine(({ unitCents, unit, quantity }) => unitCents >= 0 || (unit === 'flat' && quantity === 1), {
    error: 'offer.reduction',
    path: ['unitCents'],
  });

const draftSchema = z.strictObject(
  {
    locale: z.enum(locales, code('offer.invalid')),
    basis: z.enum(['net', 'gross'], code('offer.invalid')),
    lines: z
      .array(lineSchema, code('offer.lines'))
      .max(offerLimits.lines, code('offer.lines'))
      .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, code('offer.lines')),
    discountPercent: percent,
    message: z
      .string(code('offer.message'))
      .max(offerLimits.message * 2, code('offer.message'))
      .transform(cleanText)
      .pipe(z.string().max(offerLimits.message, code('offer.message'))),
    validUntil: isoDay('offer.validUntil'),
    depositPercent: percent,
    day: z.nullable(isoDay('offer.day')),
    guests: z
      .int(code('offer.guests'))
      .min(guestLimits.min, code('offer.guests'))
      .max(guestLimits.max, code('offer.guests')),
  },
  code('offer.invalid'),
);

/** Codes by path, for example `lines.3.text`; `body` where it is about the whole. */
export type OfferErrors = Readonly<Record<string, OfferErrorCode>>;

type Parsed =
  | { readonly ok: true; readonly value: OfferBody }
  | { readonly ok: false; readonly errors: OfferErrors };

function collectErrors(issues: readonly z.core.$ZodIssue[]): OfferErrors {
  const errors: Record<string, OfferErrorCode> = {};
  for (const { path, message } of issues) {
    errors[path.join('.') || 'body'] ??=
      offerErrorCodes.find((known) => known === message) ?? 'offer.invalid';
  }
  return errors;
}

/** Checks and cleans an offer that is still being written: texts may be missing, it may be empty. Never throws. */
export function parseOfferDraft(body: unknown): Parsed {
  const parsed = draftSchema.safeParse(body);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, errors: collectErrors(parsed.error.issues) };
}

/**
 * Checks and cleans an offer that is to be sent: as above, with at least one line, every line with a text, open today
 * (`YYYY-MM-DD` in Berlin) at least, and a total that is not negative. Never throws.
 */
export function parseOffer(body: unknown, today: string): Parsed {
  const parsed = parseOfferDraft(body);
  if (!parsed.ok) return parsed;
  const { lines, validUntil } = parsed.value;
  const { totalCents, lines: priced } = priceOffer(parsed.value);
  const isTooMuch = priced.some((line) => Math.abs(line.totalCents) > offerLimits.totalCents);
  const errors: Record<string, OfferErrorCode> = {
    ...(lines.length === 0 && { lines: 'offer.lines' as const }),
    ...Object.fromEntries(
      lines.flatMap(({ text }, index) =>
        text === '' ? [[`lines.${index}.text`, 'offer.text' as const]] : [],
      ),
    ),
    ...(validUntil < today && { validUntil: 'offer.validUntil' as const }),
    ...((totalCents < 0 || totalCents > offerLimits.totalCents || isTooMuch) && {
      body: 'offer.total' as const,
    }),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : parsed;
}

/** An offer as the database keeps it, checked when it was stored. @throws ZodError when it is none. */
export const readStoredOffer = (body: unknown): OfferBody => draftSchema.parse(body);
