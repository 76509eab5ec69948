import type { StepSlug } from '@/content/routes';
import type { Draft } from './draft';

const stepIds = ['eckdaten', 'catering-art', 'paket', 'speisen', 'services', 'kontakt', 'pruefen'] as const;
export type StepId = (typeof stepIds)[number];

export type Step = {
  readonly id: StepId;
  /** Below `/catering-konfigurator`; the first step has the address itself. */
  readonly slug: StepSlug;
  /** Position from 1. */
  readonly number: number;
};

const stepList = stepIds.map(
  (id, index): Step => ({ id, slug: id === 'eckdaten' ? '' : id, number: index + 1 }),
);

/** The seven steps in order. */
export const steps: readonly Step[] = stepList;

type DetailField = `details.${keyof Draft['details'] & string}`;
export type FieldPath = Exclude<keyof Draft, 'details'> | DetailField;

/** Which step asks for a field, and so where an error about it is shown. */
const stepByField: Readonly<Record<FieldPath, StepId>> = {
  customerType: 'eckdaten',
  guests: 'eckdaten',
  children611: 'eckdaten',
  childrenUnder6: 'eckdaten',
  'details.date': 'eckdaten',
  'details.time': 'eckdaten',
  'details.timeEnd': 'eckdaten',
  cateringType: 'catering-art',
  package: 'paket',
  breakfastPackage: 'paket',
  budgetPerPersonCents: 'paket',
  ideaText: 'paket',
  vorspeisen: 'speisen',
  hauptspeisen: 'speisen',
  beilagen: 'speisen',
  desserts: 'speisen',
  fingerfood: 'speisen',
  breakfastCold: 'speisen',
  breakfastWarm: 'speisen',
  favorites: 'speisen',
  veganGuests: 'speisen',
  vegetarianGuests: 'speisen',
  allergyNote: 'speisen',
  services: 'services',
  serviceQuantities: 'services',
  decorationNote: 'services',
  pickup: 'services',
  eventType: 'kontakt',
  otherEvent: 'kontakt',
  otherEventText: 'kontakt',
  locationType: 'kontakt',
  costCentre: 'kontakt',
  'details.firstName': 'kontakt',
  'details.lastName': 'kontakt',
  'details.email': 'kontakt',
  'details.phone': 'kontakt',
  'details.company': 'kontakt',
  'details.billing_street': 'kontakt',
  'details.billing_houseNumber': 'kontakt',
  'details.billing_zip': 'kontakt',
  'details.billing_city': 'kontakt',
  'details.billingSameAsShipping': 'kontakt',
  'details.delivery_street': 'kontakt',
  'details.delivery_houseNumber': 'kontakt',
  'details.delivery_zip': 'kontakt',
  'details.delivery_city': 'kontakt',
  'details.delivery_info': 'kontakt',
  'details.message': 'kontakt',
  voucherCode: 'pruefen',
  tipPercent: 'pruefen',
  'details.tip': 'pruefen',
  idempotencyKey: 'pruefen',
};

/** Every field of the draft as a path, in the order of the steps. */
export const fieldPaths = Object.keys(stepByField) as readonly FieldPath[];

/** The step whose slug is in the address; `undefined` for an unknown one. */
export const stepBySlug = (slug: string): Step | undefined => steps.find((step) => step.slug === slug);

/** Paths below a field (`services.2`, `serviceQuantities.s01.hours`) belong to the field's step; others to the review. */
export function getStepForField(path: string): StepId {
  const [first = '', second = ''] = path.split('.');
  const field = first === 'details' ? `details.${second}` : first;
  return Object.hasOwn(stepByField, field) ? stepByField[field as FieldPath] : 'pruefen';
}

export const fieldsOfStep = (id: StepId): readonly FieldPath[] =>
  fieldPaths.filter((path) => stepByField[path] === id);

const at = (id: StepId, distance: number): Step | null => steps[stepIds.indexOf(id) + distance] ?? null;

export const nextStep = (id: StepId): Step | null => at(id, 1);

export const previousStep = (id: StepId): Step | null => at(id, -1);
