import * as z from 'zod/mini';
import {
  cateringTypes,
  customerTypes,
  type DishCategory,
  eventTypes,
  locationTypes,
  pickups,
} from '@/content/catering/choices';
import { guestLimits } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { eventDay } from '@/lib/base/event-day';
import { laterLineField, laterTextField, lineField, textField } from '@/lib/base/text-input';
import { getDish, getPackage, getService } from '@/lib/plan/catalogue';
import type { ServiceQuantity } from '@/lib/plan/draft';
import type { ErrorCode } from '@/lib/plan/error-codes';

/** Compiling schemas needs `new Function`, which the site's Content-Security-Policy forbids. */
z.config({ jitless: true });

const whole = (least: number, most: number, code: ErrorCode) =>
  z.pipe(
    z.number(code).check(z.int(code), z.gte(least, code), z.lte(most, code)),
    // JSON knows -0; a draft does not.
    z.transform((value) => value + 0),
  );

const choice = <const T extends readonly string[]>(values: T, code: ErrorCode) =>
  z._default(z.nullable(z.enum(values, code)), null);

/** Identifiers without doubles, all of which the catalogue knows. */
const identifiers = (known: (id: string) => boolean, unknown: ErrorCode, tooMany: ErrorCode) =>
  z._default(
    z.array(z.string(unknown), unknown).check(
      z.maxLength(200, { error: tooMany, abort: true }),
      z.overwrite((ids) => [...new Set(ids)]),
      z.refine((ids) => ids.every(known), unknown),
    ),
    [],
  );

const dishList = (category: DishCategory) =>
  identifiers((id) => getDish(id)?.category === category, 'dishes.unknown', 'dishes.tooMany');

const packageChoice = z.nullable(
  z
    .string('package.notForType' satisfies ErrorCode)
    .check(z.refine((id) => getPackage(id) !== undefined, 'package.notForType' satisfies ErrorCode)),
);

const flag = (otherwise: boolean) => z._default(z.boolean('value.invalid' satisfies ErrorCode), otherwise);

/** An event day as text or `Date`; see `lib/base/event-day.ts`. */
const day = z.pipe(
  z.unknown(),
  z.transform((value, context): Date | null => {
    if (value === null || value === undefined || value === '') return null;
    const valid = value instanceof Date && !Number.isNaN(value.getTime());
    const text = valid ? value.toISOString() : value;
    const date = typeof text === 'string' && text.length <= 40 ? eventDay(text) : null;
    if (!date)
      context.issues.push({ code: 'custom', message: 'date.invalid' satisfies ErrorCode, input: value });
    return date;
  }),
);

const time = (otherwise: string, pattern: RegExp) =>
  z._default(z.string('time.invalid' satisfies ErrorCode).check(z.regex(pattern, 'time.invalid')), otherwise);

const quarter = /^([01]\d|2[0-3]):(00|15|30|45)$/;

const details = z.object(
  {
    date: z._default(day, null),
    time: time('18:00', quarter),
    timeEnd: time('', /^$|^([01]\d|2[0-3]):(00|15|30|45)$/),
    firstName: lineField(80),
    lastName: lineField(80),
    email: lineField(254),
    phone: lineField(40),
    company: lineField(120),
    billing_street: lineField(120),
    billing_houseNumber: lineField(20),
    billing_zip: lineField(12),
    billing_city: lineField(80),
    billingSameAsShipping: flag(true),
    delivery_street: lineField(120),
    delivery_houseNumber: lineField(20),
    delivery_zip: lineField(12),
    delivery_city: lineField(80),
    delivery_info: textField(500),
    message: textField(3_000),
    tip: z._default(whole(0, 1_000_000, 'tip.range'), 0),
  },
  'value.invalid' satisfies ErrorCode,
);

const quantity = z.exactOptional(
  z.object(
    {
      count: z.exactOptional(whole(1, 500, 'quantity.range')),
      hours: z.exactOptional(whole(1, 24, 'hours.range')),
    },
    'quantity.range' satisfies ErrorCode,
  ),
);

/** Numbers by service; a fixed set of keys, so that no other key can come through. */
const quantities = z.pipe(
  z.object(
    Object.fromEntries(services.map(({ id }) => [id, quantity])),
    'quantity.range' satisfies ErrorCode,
  ),
  z.transform((sent): Readonly<Record<string, ServiceQuantity>> => {
    const kept: Record<string, ServiceQuantity> = {};
    for (const [id, entry] of Object.entries(sent)) if (entry) kept[id] = entry;
    return kept;
  }),
);

const guestPart = z.exactOptional(whole(0, guestLimits.max, 'children.range'));
const dietPart = z.exactOptional(whole(0, guestLimits.max, 'diet.moreThanGuests'));

/**
 * The shape of a draft as it is sent: every field optional (defaults apply), unknown keys dropped, text cleaned and
 * measured, numbers whole and in range, identifiers known. What fields mean together is checked in `draft-rules.ts`.
 */
export const draftSchema = z.object(
  {
    customerType: choice(customerTypes, 'customerType.required'),
    cateringType: choice(cateringTypes, 'cateringType.required'),
    guests: z._default(whole(guestLimits.min, guestLimits.max, 'guests.range'), 50),
    package: z._default(packageChoice, null),
    vorspeisen: dishList('vorspeisen'),
    hauptspeisen: dishList('hauptspeisen'),
    beilagen: dishList('beilagen'),
    desserts: dishList('desserts'),
    fingerfood: dishList('fingerfood'),
    breakfastCold: dishList('breakfastCold'),
    breakfastWarm: dishList('breakfastWarm'),
    services: identifiers((id) => getService(id) !== undefined, 'services.unknown', 'services.tooMany'),
    favorites: identifiers((id) => getDish(id) !== undefined, 'dishes.unknown', 'dishes.tooMany'),
    eventType: choice([...eventTypes.private, ...eventTypes.business], 'eventType.notForCustomer'),
    otherEvent: flag(false),
    otherEventText: lineField(200),
    locationType: choice(locationTypes, 'value.invalid'),
    voucherCode: lineField(40),
    details: z.prefault(details, {}),
    children611: guestPart,
    childrenUnder6: guestPart,
    veganGuests: dietPart,
    vegetarianGuests: dietPart,
    serviceQuantities: z.exactOptional(quantities),
    breakfastPackage: z.exactOptional(packageChoice),
    allergyNote: laterTextField(500),
    decorationNote: laterTextField(500),
    ideaText: laterTextField(3_000),
    budgetPerPersonCents: z.exactOptional(z.nullable(whole(100, 1_000_000, 'budget.range'))),
    costCentre: laterLineField(60),
    tipPercent: z.exactOptional(whole(0, 100, 'tip.range')),
    pickup: z.exactOptional(z.enum(pickups, 'value.invalid' satisfies ErrorCode)),
  },
  'body.invalid' satisfies ErrorCode,
);
