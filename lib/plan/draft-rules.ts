import { type EventType, eventTypes } from '@/content/catering/choices';
import { tipSteps } from '@/content/catering/rules';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { isVisible } from '@/lib/base/text-format';
import type { Draft } from '@/lib/plan/draft';
import type { FieldPath } from '@/lib/plan/fields';
import { getPackage } from '@/lib/plan/package-catalogue';
import type { ErrorCode } from './error-codes';
import { plannedTimes } from './first-answers';

/** Prices are not guaranteed further ahead. */
export const maxDaysAhead = 3 * 365;

type Check = (draft: Draft, now: Date) => ErrorCode | null;

const when = (wrong: boolean, code: ErrorCode) => (wrong ? code : null);

function checkPackage({ cateringType, package: chosen }: Draft): ErrorCode | null {
  if (cateringType === null || cateringType === 'own-idea') return null;
  if (chosen === null) return 'package.required';
  return when(getPackage(chosen)?.cateringType !== cateringType, 'package.notForType');
}

function checkDate({ details }: Draft, now: Date): ErrorCode | null {
  if (!details.date) return null;
  const day = toIsoDay(details.date);
  const today = toIsoDay(now);
  if (day === '') return 'date.invalid';
  return when(day < today, 'date.past') ?? when(day > addDays(today, maxDaysAhead), 'date.tooFar');
}

function checkEvent({ customerType, eventType }: Draft): ErrorCode | null {
  if (customerType === null || eventType === null) return null;
  const known: readonly EventType[] = eventTypes[customerType];
  return when(!known.includes(eventType), 'eventType.notForCustomer');
}

const sumAboveGuests = (draft: Draft, one: number | undefined, other: number | undefined) =>
  (one ?? 0) + (other ?? 0) > draft.guests;

/**
 * What the fields mean together, one check per field. Required are five: customer, kind of catering, package (for an
 * own idea its description instead), name, e-mail; the number of guests has a default. A date may stay open, and one before
 * the lead time is no error but costs a surcharge.
 */
export const draftChecks: Readonly<Partial<Record<FieldPath, Check>>> = {
  customerType: ({ customerType }) => when(customerType === null, 'customerType.required'),
  cateringType: ({ cateringType }) => when(cateringType === null, 'cateringType.required'),
  package: checkPackage,
  breakfastPackage: ({ breakfastPackage }) =>
    when(
      !!breakfastPackage && getPackage(breakfastPackage)?.cateringType !== 'breakfast',
      'package.notForType',
    ),
  children611: (draft) =>
    when(sumAboveGuests(draft, draft.children611, draft.childrenUnder6), 'children.moreThanGuests'),
  veganGuests: (draft) =>
    when(sumAboveGuests(draft, draft.veganGuests, draft.vegetarianGuests), 'diet.moreThanGuests'),
  allergies: ({ allergies = {}, guests }) =>
    when(
      Object.values(allergies).some((count) => count > guests),
      'allergies.moreThanGuests',
    ),
  ideaText: ({ cateringType, ideaText = '' }) =>
    when(cateringType === 'own-idea' && ideaText.trim() === '', 'idea.required'),
  eventType: checkEvent,
  tipPercent: ({ tipPercent = 0 }) => when(!tipSteps.some((step) => step === tipPercent), 'tip.range'),
  'details.date': checkDate,
  'details.timeEnd': (draft) => when(draft.details.timeEnd === plannedTimes(draft).start, 'time.sameAsStart'),
  // One field asks for both, and some people have but one name.
  'details.firstName': ({ details }) =>
    when(!isVisible(details.firstName + details.lastName), 'name.required'),
  'details.email': ({ details }) => when(details.email === '', 'email.required'),
};
