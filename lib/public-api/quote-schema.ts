import { z } from 'zod';
import { allergenGroups } from '@/content/catering/allergens';
import { roomIds, seatings } from '@/content/house-ids';
import { locales } from '@/content/locales';
import { noticeCodes } from '@/lib/plan/notices';
import { onRequestParts } from '@/lib/plan/price';
import { lineKinds, lineUnits } from '@/lib/plan/price-line';
import { apiErrorCodes } from './error-codes';

const cents = z.int();
const amounts = { netCents: cents, vatCents: cents, grossCents: cents };
const vat = z.array(z.strictObject({ rateBp: z.int().describe('Basis points: 700 is 7 %.'), ...amounts }));

export const fieldErrorSchema = z
  .strictObject({
    path: z.string().describe('Field of the plan, for example details.date.'),
    code: z.enum(apiErrorCodes),
    message: z.string(),
  })
  .meta({ id: 'FieldError' });

export const errorSchema = z
  .strictObject({
    code: z.enum(apiErrorCodes),
    message: z.string(),
    errors: z.array(fieldErrorSchema).optional().describe('One entry per wrong field, with draft.invalid.'),
    retryAfterSeconds: z.number().optional(),
  })
  .meta({ id: 'Error' });

export type ApiError = z.output<typeof errorSchema>;

const priceLine = z
  .strictObject({
    id: z.string(),
    kind: z.enum(lineKinds),
    itemId: z.string(),
    text: z.string(),
    unit: z.enum(lineUnits),
    quantity: z.number(),
    unitNetCents: cents,
    unitGrossCents: cents,
    ...amounts,
  })
  .meta({ id: 'PriceLine' });

export const priceSchema = z
  .strictObject({
    basis: z
      .enum(['net', 'gross'])
      .describe('What this customer is shown: net to business, gross to private.'),
    shownCents: cents.describe('The total in that basis.'),
    ...amounts,
    isOnRequest: z.boolean().describe('True: only an offer names a total; shownCents says nothing.'),
    onRequest: z.array(z.enum(onRequestParts)).describe('Parts that are not in the total.'),
    lines: z.array(priceLine),
    vat,
    tipCents: cents.describe('Voluntary, in no total.'),
  })
  .meta({ id: 'Price' });

const notice = z
  .strictObject({
    code: z.enum(noticeCodes),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    text: z.string(),
  })
  .meta({ id: 'Notice' });

const section = z.strictObject({
  id: z.string(),
  title: z.string(),
  rows: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      values: z.array(z.strictObject({ text: z.string(), note: z.string().optional() })),
    }),
  ),
});

const state = z.enum(['free', 'option', 'taken']);

export const availabilityOfPlan = z
  .strictObject({
    kind: z.enum(['house', 'delivery']),
    state: state.describe('option: held for somebody who has not decided yet.'),
    nearestFree: z.array(z.iso.date()).describe('First days that are free instead.'),
  })
  .meta({ id: 'PlanAvailability' });

/** What `POST /api/quote` answers. */
export const quoteSchema = z
  .strictObject({
    catalogueVersion: z.string(),
    locale: z.enum(locales),
    price: priceSchema,
    description: z.array(section).describe('The whole plan in words, as the visitor reads it.'),
    notices: z.array(notice).describe('What is good to know, allergies first.'),
    advice: z.array(z.strictObject({ kind: z.enum(['service', 'diet']), id: z.string(), text: z.string() })),
    conflicts: z.array(
      z.strictObject({
        kind: z.enum(['dish', 'extra', 'service']),
        itemId: z.string(),
        cause: z.enum([...allergenGroups, 'vegan', 'vegetarisch']),
        guests: z.int(),
      }),
    ),
    event: z.strictObject({
      days: z.array(z.iso.date()),
      start: z.string(),
      end: z.string().nullable(),
      durationHours: z.number(),
      isDurationAssumed: z.boolean(),
    }),
    room: z
      .strictObject({
        id: z.enum(roomIds),
        seating: z.enum(seatings),
        capacity: z.int(),
        fits: z.boolean(),
      })
      .nullable(),
    services: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        count: z.number(),
        hours: z.number().nullable(),
        reason: z.string(),
      }),
    ),
    missing: z.array(fieldErrorSchema).describe('What an inquiry still needs, besides who asks.'),
    availability: availabilityOfPlan.nullable().describe('null without a date, or when nobody can say.'),
    handOverUrl: z
      .url()
      .nullable()
      .describe('Opens the configurator with this plan, for the person who decides and sends.'),
  })
  .meta({ id: 'Quote' });

export type Quote = z.output<typeof quoteSchema>;
