import {
  cateringTypes,
  customerTypes,
  type EventType,
  eventTypes,
  locationTypes,
  pickups,
} from '@/content/catering/choices';
import { eventDay } from '@/lib/base/event-day';
import {
  type Draft,
  type DraftAdditions,
  type DraftDetails,
  defaultDraft,
  type ServiceQuantity,
} from './draft';

type Unknowns = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (record: Unknowns, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const oneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | null =>
  allowed.find((entry) => entry === value) ?? null;

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value.slice(0, 5_000) : otherwise;

const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((entry): entry is string => typeof entry === 'string'))].slice(0, 200)
    : [];

const allEvents: readonly EventType[] = [...eventTypes.private, ...eventTypes.business];

function readQuantities(value: unknown): Readonly<Record<string, ServiceQuantity>> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value)
    .filter(([id]) => /^s\d{2}$/.test(id))
    .map(([id, entry]): [string, ServiceQuantity] => {
      const count = isRecord(entry) ? own(entry, 'count') : undefined;
      const hours = isRecord(entry) ? own(entry, 'hours') : undefined;
      return [id, { ...(whole(count) && { count }), ...(whole(hours) && { hours }) }];
    });
  return Object.fromEntries(entries);
}

function readAdditions(stored: Unknowns): DraftAdditions {
  const additions: { -readonly [K in keyof DraftAdditions]: DraftAdditions[K] } = {};
  for (const key of [
    'children611',
    'childrenUnder6',
    'veganGuests',
    'vegetarianGuests',
    'tipPercent',
  ] as const) {
    const value = own(stored, key);
    if (whole(value)) additions[key] = value;
  }
  for (const key of ['allergyNote', 'decorationNote', 'ideaText', 'costCentre', 'idempotencyKey'] as const) {
    const value = own(stored, key);
    if (typeof value === 'string') additions[key] = text(value, '');
  }
  const quantities = readQuantities(own(stored, 'serviceQuantities'));
  if (quantities) additions.serviceQuantities = quantities;
  const breakfast = own(stored, 'breakfastPackage');
  if (breakfast === null || typeof breakfast === 'string') additions.breakfastPackage = breakfast;
  const budget = own(stored, 'budgetPerPersonCents');
  if (budget === null || whole(budget)) additions.budgetPerPersonCents = budget;
  const pickup = oneOf(own(stored, 'pickup'), pickups);
  if (pickup) additions.pickup = pickup;
  return additions;
}

function readDetails(stored: unknown): DraftDetails {
  const defaults = defaultDraft().details;
  if (!isRecord(stored)) return defaults;
  const details: Record<string, unknown> = { ...defaults };
  for (const [key, otherwise] of Object.entries(defaults)) {
    if (typeof otherwise === 'string') details[key] = text(own(stored, key), otherwise);
  }
  const date = own(stored, 'date');
  const same = own(stored, 'billingSameAsShipping');
  const tip = own(stored, 'tip');
  return {
    ...(details as DraftDetails),
    date: typeof date === 'string' ? eventDay(date) : null,
    billingSameAsShipping: typeof same === 'boolean' ? same : defaults.billingSameAsShipping,
    tip: whole(tip) ? tip : defaults.tip,
  };
}

/**
 * Merges anything that was stored over the defaults, field by field: a field of the wrong type falls back to its
 * default, unknown fields are dropped, unknown identifiers of dishes and packages are kept (see `Draft`).
 */
function draftFrom(stored: Unknowns): Draft {
  const defaults = defaultDraft();
  const guests = own(stored, 'guests');
  const chosen = own(stored, 'package');
  return {
    ...readAdditions(stored),
    customerType: oneOf(own(stored, 'customerType'), customerTypes),
    cateringType: oneOf(own(stored, 'cateringType'), cateringTypes),
    guests: whole(guests) ? guests : defaults.guests,
    package: typeof chosen === 'string' ? text(chosen, '') : defaults.package,
    vorspeisen: texts(own(stored, 'vorspeisen')),
    hauptspeisen: texts(own(stored, 'hauptspeisen')),
    beilagen: texts(own(stored, 'beilagen')),
    desserts: texts(own(stored, 'desserts')),
    fingerfood: texts(own(stored, 'fingerfood')),
    breakfastCold: texts(own(stored, 'breakfastCold')),
    breakfastWarm: texts(own(stored, 'breakfastWarm')),
    services: texts(own(stored, 'services')),
    favorites: texts(own(stored, 'favorites')),
    eventType: oneOf(own(stored, 'eventType'), allEvents),
    otherEvent: own(stored, 'otherEvent') === true,
    otherEventText: text(own(stored, 'otherEventText'), defaults.otherEventText),
    locationType: oneOf(own(stored, 'locationType'), locationTypes),
    voucherCode: text(own(stored, 'voucherCode'), defaults.voucherCode),
    details: readDetails(own(stored, 'details')),
  };
}

/**
 * Reads what local storage holds. `null` (nothing stored) gives the defaults without a problem; text that is no JSON
 * object gives the defaults and `unreadable`, so that the caller can drop and log it. Never throws.
 */
export function parseDraft(json: string | null): { draft: Draft; problem: null | 'unreadable' } {
  if (json === null) return { draft: defaultDraft(), problem: null };
  try {
    const stored: unknown = JSON.parse(json);
    if (isRecord(stored)) return { draft: draftFrom(stored), problem: null };
  } catch {
    // The caller reports it: not JSON at all.
  }
  return { draft: defaultDraft(), problem: 'unreadable' };
}
