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
import type { FieldRow, Labelled, LabelledRow } from './field-row';

type Table = Readonly<Record<string, FieldRow>>;

/** Rows of which each has a message of its name, or names another. */
const labelled = <T extends Table>(rows: T & Labelled<T>): T => rows;

/**
 * Every field of an inquiry, once. The type of a draft, its defaults, reading, checking, merging, links and the
 * description of a plan are derived from these rows, which stand in the order in which a plan is described. Names,
 * defaults and the nesting of `details` are the specification's; rows with `optional` were added to it.
 */
export const draftFields = labelled({
  customerType: {
    ...choice(customerTypes, 'customerTypes', 'customerType.required'),
    ...basics,
    step: 'pruefen',
    always: true,
  },
  eventType: { ...choice(anyEventType, 'eventTypes', 'eventType.notForCustomer'), ...occasion },
  otherEvent: { kind: 'flag', default: false, ...occasion, label: 'fields.eventType' },
  otherEventText: { kind: 'line', max: 200, ...occasion, onlyFor: 'otherEvent' },
  guests: { ...whole(guestLimits.min, guestLimits.max, 50, 'guests.range'), ...basics, always: true },
  childrenUnder6: { ...guestPart('children.range'), ...basics },
  children611: { ...guestPart('children.range'), ...basics },
  veganGuests: { ...guestPart('diet.moreThanGuests'), ...diet },
  vegetarianGuests: { ...guestPart('diet.moreThanGuests'), ...diet },
  allergies: {
    kind: 'counts',
    max: guestLimits.max,
    error: 'allergies.range',
    ...dishes,
    scope: 'event',
    section: 'allergies',
    ...later,
  },
  allergyNote: {
    kind: 'text',
    max: 500,
    ...dishes,
    // Words about somebody's health (GDPR art. 9) stay with the one who wrote them.
    scope: 'person',
    section: 'allergies',
    ...later,
  },
  days: { ...whole(1, 14, 1, 'days.range'), ...basics, ...later },
  timeChosen: { kind: 'flag', default: false, ...basics, label: 'fields.time', row: 'when', ...later },
  locationType: { ...choice(locationTypes, 'locationTypes'), ...basics, always: true },
  room: { ...choice(roomIds, 'rooms'), ...place, onlyFor: 'venue', ...later },
  seating: { ...choice(seatings, 'seatings'), ...place, onlyFor: 'venue', ...later },
  standLocation: { kind: 'line', max: 120, ...place, scope: 'person', onlyFor: 'fair', ...later },
  cateringType: {
    ...choice(cateringTypes, 'types', 'cateringType.required'),
    ...style,
    step: 'catering-art',
    always: true,
  },
  package: { kind: 'package', error: 'package.notForType', ...style, always: true },
  breakfastPackage: { kind: 'package', error: 'package.notForType', ...style, ...later },
  ideaText: { kind: 'text', max: 3_000, ...style, ...later },
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
  services: { kind: 'services', ...service, row: 'services' },
  serviceQuantities: { kind: 'quantities', ...service, label: 'fields.services', row: 'services', ...later },
  decorationNote: { kind: 'text', max: 500, ...service, ...later },
  deliveriesPerDay: { ...whole(1, 4, 1, 'deliveries.range'), ...service, ...later },
  pickup: { ...choice(pickups, 'pickups'), ...service, ...later },
  purchaseOrder: { kind: 'line', max: 60, ...company, ...later },
  costCentre: { kind: 'line', max: 60, ...company, ...later },
  vatId: { kind: 'line', max: 20, format: 'vatId', ...company, ...later },
  invoiceEmail: { kind: 'line', max: 254, format: 'email', ...company, ...later },
  billingCountry: {
    kind: 'line',
    max: 2,
    format: 'country',
    ...invoice,
    onlyFor: 'ownBilling',
    row: 'billing',
    ...later,
  },
  voucherCode: { kind: 'line', max: 40, ...invoice, step: 'pruefen' },
  tipPercent: { ...whole(0, 100, 0, 'tip.range'), ...tip, label: 'fields.tip', ...later },
  /** The kind of catering came with a proposal and was not asked for. */
  typeProposed: { kind: 'flag', default: false, ...browser, label: 'fields.cateringType', ...later },
  /** Names the event in calendars, before and after sending, whatever is changed in between. */
  calendarKey: { kind: 'key', sent: true, ...browser, label: 'fields.date', ...later },
  /** Set when sending is first tried, kept until it is acknowledged or the draft changes. */
  idempotencyKey: { kind: 'key', ...browser, label: 'fields.website', ...later },
} as const satisfies Table);

/** The fields inside `details`. */
export const detailFields = labelled({
  date: { kind: 'day', ...basics, row: 'when', always: true },
  time: { kind: 'time', default: '18:00', ...basics, row: 'when' },
  timeEnd: { kind: 'time', default: '', ...basics, row: 'when' },
  firstName: { kind: 'line', max: 80, ...person, row: 'name' },
  lastName: { kind: 'line', max: 80, ...person, row: 'name' },
  email: { kind: 'line', max: 254, format: 'email', ...person, always: true },
  phone: { kind: 'line', max: 40, format: 'phone', ...person },
  company: { kind: 'line', max: 120, ...person, onlyFor: 'business' },
  billing_street: { max: 120, ...billing, label: 'fields.street' },
  billing_houseNumber: { max: 20, ...billing, label: 'fields.houseNumber' },
  billing_zip: { max: 12, format: 'postcode', ...billing, label: 'fields.zip' },
  billing_city: { max: 80, ...billing, label: 'fields.city' },
  billingSameAsShipping: { kind: 'flag', default: true, ...invoice, row: 'billing' },
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
  message: { kind: 'text', max: 3_000, ...person },
  tip: { ...whole(0, 1_000_000, 0, 'tip.range'), ...tip },
} as const satisfies Table);

export type DraftField = keyof typeof draftFields;
export type DetailFieldName = keyof typeof detailFields;
export type FieldPath = DraftField | `details.${DetailFieldName}`;

const byPath = (rows: Table, prefix = '') =>
  Object.entries(rows).map(([name, row]) => [`${prefix}${name}`, { label: `fields.${name}`, ...row }]);

/** Every field by its path, `details.email` for nested ones. */
export const fields = Object.fromEntries([
  ...byPath(draftFields),
  ...byPath(detailFields, 'details.'),
]) as Readonly<Record<FieldPath, LabelledRow>>;

export const fieldPaths = Object.keys(fields) as readonly FieldPath[];

/** The visitor's own words. They are never mailed to the address in the form, which may be a stranger's. */
export const isTyped = ({ kind }: FieldRow): boolean => kind === 'line' || kind === 'text';
