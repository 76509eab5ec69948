import {
  cateringTypes,
  customerTypes,
  type DishCategory,
  eventTypes,
  locationTypes,
  pickups,
} from '@/content/catering/choices';
import { guestLimits } from '@/content/catering/rules';
import { roomIds, seatings } from '@/content/house-ids';
import type { FieldRow } from './field-row';

const basics = { step: 'eckdaten', scope: 'event', section: 'event' } as const;
const place = { step: 'kontakt', scope: 'event', section: 'event' } as const;
const dishes = { step: 'speisen', scope: 'menu', section: 'menu' } as const;
const service = { step: 'services', scope: 'menu', section: 'services' } as const;
const person = { step: 'kontakt', scope: 'person', section: 'contact' } as const;
const invoice = { step: 'kontakt', scope: 'person', section: 'billing' } as const;
const company = { ...invoice, onlyFor: 'business' } as const;
const later = { optional: true } as const;

const guestPart = { kind: 'whole', min: 0, max: guestLimits.max, default: 0, ...later } as const;

const dishList = <const C extends DishCategory>(category: C) =>
  ({ kind: 'dishes', category, ...dishes, label: `categories.${category}` }) as const;

const line = { kind: 'line' } as const;
const billing = { ...line, ...invoice, row: 'billing', together: 'billing', onlyFor: 'ownBilling' } as const;
const delivery = { ...line, ...place, row: 'delivery', together: 'delivery', onlyFor: 'elsewhere' } as const;
const doorstep = { ...delivery, scope: 'person' } as const;

/**
 * Every field of an inquiry, once. The type of a draft, its defaults, reading, checking, merging, links and the
 * description of a plan are derived from these rows, which stand in the order in which a plan is described. Names,
 * defaults and the nesting of `details` are the specification's; rows with `optional` were added to it.
 */
export const draftFields = {
  customerType: {
    kind: 'choice',
    values: customerTypes,
    texts: 'customerTypes',
    error: 'customerType.required',
    ...basics,
    label: 'fields.customerType',
    together: 'customer',
    always: true,
  },
  eventType: {
    kind: 'choice',
    values: [...eventTypes.private, ...eventTypes.business],
    texts: 'eventTypes',
    error: 'eventType.notForCustomer',
    ...place,
    label: 'fields.eventType',
    row: 'occasion',
    together: 'customer',
  },
  otherEvent: {
    kind: 'flag',
    default: false,
    ...place,
    label: 'fields.eventType',
    row: 'occasion',
    together: 'customer',
  },
  otherEventText: {
    kind: 'line',
    max: 200,
    ...place,
    label: 'fields.otherEventText',
    onlyFor: 'otherEvent',
    row: 'occasion',
    together: 'customer',
  },
  guests: {
    kind: 'whole',
    min: guestLimits.min,
    max: guestLimits.max,
    default: 50,
    error: 'guests.range',
    ...basics,
    label: 'fields.guests',
    always: true,
  },
  childrenUnder6: { ...guestPart, error: 'children.range', ...basics, label: 'fields.childrenUnder6' },
  children611: { ...guestPart, error: 'children.range', ...basics, label: 'fields.children611' },
  veganGuests: {
    ...guestPart,
    error: 'diet.moreThanGuests',
    ...basics,
    step: 'speisen',
    label: 'fields.veganGuests',
  },
  vegetarianGuests: {
    ...guestPart,
    error: 'diet.moreThanGuests',
    ...basics,
    step: 'speisen',
    label: 'fields.vegetarianGuests',
  },
  allergies: {
    kind: 'counts',
    max: guestLimits.max,
    error: 'allergies.range',
    step: 'speisen',
    scope: 'event',
    section: 'allergies',
    label: 'fields.allergies',
    ...later,
  },
  allergyNote: {
    kind: 'text',
    max: 500,
    step: 'speisen',
    // Words about somebody's health (GDPR art. 9) stay with the one who wrote them.
    scope: 'person',
    section: 'allergies',
    label: 'fields.allergyNote',
    ...later,
  },
  days: {
    kind: 'whole',
    min: 1,
    max: 14,
    default: 1,
    error: 'days.range',
    ...basics,
    label: 'fields.days',
    ...later,
  },
  timeChosen: { kind: 'flag', default: false, ...basics, label: 'fields.time', row: 'when', ...later },
  locationType: {
    kind: 'choice',
    values: locationTypes,
    texts: 'locationTypes',
    error: 'value.invalid',
    ...place,
    label: 'fields.locationType',
    always: true,
  },
  room: {
    kind: 'choice',
    values: roomIds,
    texts: 'rooms',
    error: 'value.invalid',
    ...place,
    label: 'fields.room',
    onlyFor: 'venue',
    ...later,
  },
  seating: {
    kind: 'choice',
    values: seatings,
    texts: 'seatings',
    error: 'value.invalid',
    ...place,
    label: 'fields.seating',
    onlyFor: 'venue',
    ...later,
  },
  standLocation: {
    kind: 'line',
    max: 120,
    ...person,
    section: 'event',
    label: 'fields.standLocation',
    onlyFor: 'fair',
    ...later,
  },
  cateringType: {
    kind: 'choice',
    values: cateringTypes,
    texts: 'types',
    error: 'cateringType.required',
    step: 'catering-art',
    scope: 'menu',
    section: 'menu',
    label: 'fields.cateringType',
    together: 'catering',
    always: true,
  },
  package: {
    kind: 'package',
    error: 'package.notForType',
    ...dishes,
    step: 'paket',
    label: 'fields.package',
    together: 'catering',
    always: true,
  },
  breakfastPackage: {
    kind: 'package',
    error: 'package.notForType',
    ...dishes,
    step: 'paket',
    label: 'fields.breakfastPackage',
    ...later,
  },
  ideaText: { kind: 'text', max: 3_000, ...dishes, step: 'paket', label: 'fields.ideaText', ...later },
  budgetPerPersonCents: {
    kind: 'cents',
    min: 100,
    max: 1_000_000,
    error: 'budget.range',
    ...dishes,
    step: 'paket',
    label: 'fields.budget',
    ...later,
  },
  vorspeisen: dishList('vorspeisen'),
  hauptspeisen: dishList('hauptspeisen'),
  beilagen: dishList('beilagen'),
  desserts: dishList('desserts'),
  fingerfood: dishList('fingerfood'),
  breakfastCold: dishList('breakfastCold'),
  breakfastWarm: dishList('breakfastWarm'),
  favorites: { kind: 'dishes', category: null, ...dishes, label: 'fields.favourites' },
  services: { kind: 'services', ...service, label: 'fields.services', row: 'services' },
  serviceQuantities: { kind: 'quantities', ...service, label: 'fields.services', row: 'services', ...later },
  decorationNote: { kind: 'text', max: 500, ...service, label: 'fields.decorationNote', ...later },
  deliveriesPerDay: {
    kind: 'whole',
    min: 1,
    max: 4,
    default: 1,
    error: 'deliveries.range',
    ...service,
    label: 'fields.deliveriesPerDay',
    ...later,
  },
  pickup: {
    kind: 'choice',
    values: pickups,
    texts: 'pickups',
    error: 'value.invalid',
    ...service,
    label: 'fields.pickup',
    ...later,
  },
  purchaseOrder: { kind: 'line', max: 60, ...company, label: 'fields.purchaseOrder', ...later },
  costCentre: { kind: 'line', max: 60, ...company, label: 'fields.costCentre', ...later },
  vatId: { kind: 'line', max: 20, format: 'vatId', ...company, label: 'fields.vatId', ...later },
  invoiceEmail: {
    kind: 'line',
    max: 254,
    format: 'email',
    ...company,
    label: 'fields.invoiceEmail',
    ...later,
  },
  billingCountry: {
    kind: 'line',
    max: 2,
    format: 'country',
    ...invoice,
    label: 'fields.billingCountry',
    onlyFor: 'ownBilling',
    row: 'billing',
    ...later,
  },
  voucherCode: { kind: 'line', max: 40, ...invoice, step: 'pruefen', label: 'fields.voucherCode' },
  tipPercent: {
    kind: 'whole',
    min: 0,
    max: 100,
    default: 0,
    error: 'tip.range',
    step: 'pruefen',
    scope: 'event',
    section: 'billing',
    label: 'fields.tip',
    row: 'tip',
    ...later,
  },
  /** Names the event in calendars, before and after sending, whatever is changed in between. */
  calendarKey: {
    kind: 'key',
    sent: true,
    step: 'pruefen',
    scope: 'browser',
    section: 'event',
    label: 'fields.date',
    ...later,
  },
  /** Set when sending is first tried, kept until it is acknowledged or the draft changes. */
  idempotencyKey: {
    kind: 'key',
    step: 'pruefen',
    scope: 'browser',
    section: 'contact',
    label: 'fields.website',
    ...later,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

/** The fields inside `details`. */
export const detailFields = {
  date: { kind: 'day', ...basics, label: 'fields.date', row: 'when', always: true },
  time: { kind: 'time', default: '18:00', ...basics, label: 'fields.time', row: 'when', together: 'time' },
  timeEnd: { kind: 'time', default: '', ...basics, label: 'fields.timeEnd', row: 'when', together: 'time' },
  firstName: { kind: 'line', max: 80, ...person, label: 'fields.firstName', row: 'name' },
  lastName: { kind: 'line', max: 80, ...person, label: 'fields.lastName', row: 'name' },
  email: { kind: 'line', max: 254, format: 'email', ...person, label: 'fields.email', always: true },
  phone: { kind: 'line', max: 40, format: 'phone', ...person, label: 'fields.phone' },
  company: { kind: 'line', max: 120, ...person, label: 'fields.company', onlyFor: 'business' },
  billing_street: { max: 120, ...billing, label: 'fields.street' },
  billing_houseNumber: { max: 20, ...billing, label: 'fields.houseNumber' },
  billing_zip: { max: 12, format: 'postcode', ...billing, label: 'fields.zip' },
  billing_city: { max: 80, ...billing, label: 'fields.city' },
  billingSameAsShipping: {
    kind: 'flag',
    default: true,
    ...invoice,
    label: 'fields.billingSameAsShipping',
    row: 'billing',
  },
  delivery_street: { max: 120, ...doorstep, label: 'fields.street' },
  delivery_houseNumber: { max: 20, ...doorstep, label: 'fields.houseNumber' },
  delivery_zip: { max: 12, format: 'germanPostcode', ...delivery, label: 'fields.zip' },
  delivery_city: { max: 80, ...delivery, label: 'fields.city' },
  delivery_info: {
    kind: 'text',
    max: 500,
    ...person,
    section: 'event',
    label: 'fields.deliveryInfo',
    onlyFor: 'elsewhere',
  },
  message: { kind: 'text', max: 3_000, ...person, label: 'fields.message' },
  tip: {
    kind: 'whole',
    min: 0,
    max: 1_000_000,
    default: 0,
    error: 'tip.range',
    step: 'pruefen',
    scope: 'event',
    section: 'billing',
    label: 'fields.tip',
    row: 'tip',
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

export type DraftField = keyof typeof draftFields;
export type DetailFieldName = keyof typeof detailFields;
export type FieldPath = DraftField | `details.${DetailFieldName}`;

/** Every field by its path, `details.email` for nested ones. */
export const fields = Object.fromEntries([
  ...Object.entries(draftFields),
  ...Object.entries(detailFields).map(([name, row]) => [`details.${name}`, row]),
]) as Readonly<Record<FieldPath, FieldRow>>;

export const fieldPaths = Object.keys(fields) as readonly FieldPath[];

/** The visitor's own words. They are never mailed to the address in the form, which may be a stranger's. */
export const isTyped = ({ kind }: FieldRow): boolean => kind === 'line' || kind === 'text';
