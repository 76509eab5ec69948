import { cateringTypes, customerTypes, locationTypes, pickups } from '@/content/catering/choices';
import { guestLimits } from '@/content/catering/rules';
import { roomIds, seatings } from '@/content/house-ids';
import {
  anyEventType,
  basics,
  billing,
  browser,
  choice,
  company,
  delivery,
  diet,
  dishes,
  dishList,
  doorstep,
  guestPart,
  invoice,
  later,
  occasion,
  person,
  place,
  service,
  style,
  tip,
  whole,
} from './field-presets';
import type { FieldRow } from './field-row';

/**
 * Every field of an inquiry, once. The type of a draft, its defaults, reading, checking, merging, links and the
 * description of a plan are derived from these rows, which stand in the order in which a plan is described. Names,
 * defaults and the nesting of `details` are the specification's; rows with `optional` were added to it.
 */
export const draftFields = {
  customerType: {
    ...choice(customerTypes, 'customerTypes', 'customerType.required'),
    ...basics,
    label: 'fields.customerType',
    together: 'customer',
    always: true,
  },
  eventType: {
    ...choice(anyEventType, 'eventTypes', 'eventType.notForCustomer'),
    ...occasion,
    label: 'fields.eventType',
  },
  otherEvent: { kind: 'flag', default: false, ...occasion, label: 'fields.eventType' },
  otherEventText: {
    kind: 'line',
    max: 200,
    ...occasion,
    label: 'fields.otherEventText',
    onlyFor: 'otherEvent',
  },
  guests: {
    ...whole(guestLimits.min, guestLimits.max, 50, 'guests.range'),
    ...basics,
    label: 'fields.guests',
    always: true,
  },
  childrenUnder6: { ...guestPart('children.range'), ...basics, label: 'fields.childrenUnder6' },
  children611: { ...guestPart('children.range'), ...basics, label: 'fields.children611' },
  veganGuests: { ...guestPart('diet.moreThanGuests'), ...diet, label: 'fields.veganGuests' },
  vegetarianGuests: { ...guestPart('diet.moreThanGuests'), ...diet, label: 'fields.vegetarianGuests' },
  allergies: {
    kind: 'counts',
    max: guestLimits.max,
    error: 'allergies.range',
    ...dishes,
    scope: 'event',
    section: 'allergies',
    label: 'fields.allergies',
    ...later,
  },
  allergyNote: {
    kind: 'text',
    max: 500,
    ...dishes,
    // Words about somebody's health (GDPR art. 9) stay with the one who wrote them.
    scope: 'person',
    section: 'allergies',
    label: 'fields.allergyNote',
    ...later,
  },
  days: { ...whole(1, 14, 1, 'days.range'), ...basics, label: 'fields.days', ...later },
  timeChosen: { kind: 'flag', default: false, ...basics, label: 'fields.time', row: 'when', ...later },
  locationType: {
    ...choice(locationTypes, 'locationTypes'),
    ...place,
    label: 'fields.locationType',
    always: true,
  },
  room: { ...choice(roomIds, 'rooms'), ...place, label: 'fields.room', onlyFor: 'venue', ...later },
  seating: {
    ...choice(seatings, 'seatings'),
    ...place,
    label: 'fields.seating',
    onlyFor: 'venue',
    ...later,
  },
  standLocation: {
    kind: 'line',
    max: 120,
    ...place,
    scope: 'person',
    label: 'fields.standLocation',
    onlyFor: 'fair',
    ...later,
  },
  cateringType: {
    ...choice(cateringTypes, 'types', 'cateringType.required'),
    ...style,
    step: 'catering-art',
    label: 'fields.cateringType',
    together: 'catering',
    always: true,
  },
  package: {
    kind: 'package',
    error: 'package.notForType',
    ...style,
    label: 'fields.package',
    together: 'catering',
    always: true,
  },
  breakfastPackage: {
    kind: 'package',
    error: 'package.notForType',
    ...style,
    label: 'fields.breakfastPackage',
    ...later,
  },
  ideaText: { kind: 'text', max: 3_000, ...style, label: 'fields.ideaText', ...later },
  budgetPerPersonCents: {
    kind: 'cents',
    min: 100,
    max: 1_000_000,
    error: 'budget.range',
    ...style,
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
    ...whole(1, 4, 1, 'deliveries.range'),
    ...service,
    label: 'fields.deliveriesPerDay',
    ...later,
  },
  pickup: { ...choice(pickups, 'pickups'), ...service, label: 'fields.pickup', ...later },
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
  tipPercent: { ...whole(0, 100, 0, 'tip.range'), ...tip, label: 'fields.tip', ...later },
  /** Names the event in calendars, before and after sending, whatever is changed in between. */
  calendarKey: { kind: 'key', sent: true, ...browser, label: 'fields.date', ...later },
  /** Set when sending is first tried, kept until it is acknowledged or the draft changes. */
  idempotencyKey: { kind: 'key', ...browser, label: 'fields.website', ...later },
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
    ...place,
    scope: 'person',
    label: 'fields.deliveryInfo',
    onlyFor: 'elsewhere',
  },
  message: { kind: 'text', max: 3_000, ...person, label: 'fields.message' },
  tip: { ...whole(0, 1_000_000, 0, 'tip.range'), ...tip, label: 'fields.tip' },
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
