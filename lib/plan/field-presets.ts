import { type DishCategory, eventTypes } from '@/content/catering/choices';
import { guestLimits } from '@/content/catering/rules';
import type { ErrorCode } from './error-codes';
import type { ChoiceTexts } from './field-row';

/** What rows of `fields.ts` have in common: where a field is asked and shown, and the kinds that need several words. */
export const basics = { step: 'eckdaten', scope: 'event', section: 'event' } as const;
export const diet = { ...basics, step: 'speisen' } as const;
export const place = { step: 'kontakt', scope: 'event', section: 'event' } as const;
export const occasion = { ...basics, row: 'occasion' } as const;
export const style = { step: 'paket', scope: 'menu', section: 'menu' } as const;
export const dishes = { step: 'speisen', scope: 'menu', section: 'menu' } as const;
export const service = { step: 'services', scope: 'menu', section: 'services' } as const;
export const person = { step: 'pruefen', scope: 'person', section: 'contact' } as const;
export const invoice = { step: 'kontakt', scope: 'person', section: 'billing' } as const;
export const company = { ...invoice, onlyFor: 'business' } as const;
export const tip = { step: 'pruefen', scope: 'event', section: 'billing', row: 'tip' } as const;
export const browser = { step: 'pruefen', scope: 'browser', section: 'event' } as const;
export const later = { optional: true } as const;

/** The parts of an address: short texts that make one line. */
const line = { kind: 'line' } as const;
export const billing = {
  ...line,
  ...invoice,
  row: 'billing',
  onlyFor: 'ownBilling',
} as const;
export const delivery = {
  ...line,
  ...place,
  row: 'delivery',
  onlyFor: 'elsewhere',
} as const;
/** The town says what the delivery costs; the street says who asks. */
export const doorstep = { ...delivery, scope: 'person' } as const;

/** One of some values, whose names stand in `texts`. */
export const choice = <const V extends readonly string[]>(
  values: V,
  texts: ChoiceTexts,
  error: ErrorCode = 'value.invalid',
) => ({ kind: 'choice', values, texts, error }) as const;

export const anyEventType = [...eventTypes.private, ...eventTypes.business] as const;

/** A whole number; outside of its limits it is `error`. */
export const whole = (min: number, max: number, initial: number, error: ErrorCode) =>
  ({ kind: 'whole', min, max, default: initial, error }) as const;

/** Some of the guests. */
export const guestPart = (error: ErrorCode) =>
  ({ ...whole(0, guestLimits.max, 0, error), ...later }) as const;

/** Chosen dishes of a course. */
export const dishList = <const C extends DishCategory>(category: C) =>
  ({ kind: 'dishes', category, ...dishes, label: `categories.${category}` }) as const;
