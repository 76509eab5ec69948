import { type EventType, eventTypes } from '@/content/catering/choices';
import { tipSteps } from '@/content/catering/rules';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { getPackage } from '@/lib/plan/catalogue';
import type { Draft } from '@/lib/plan/draft';
import type { FieldPath } from '@/lib/plan/steps';
import { isGermanPostcode } from '@/lib/plan/zone';
import type { ErrorCode } from './error-codes';

/** Beyond this nobody can promise a price. */
const furthestDays = 3 * 365;

/** Local part in ASCII, domain with at least one dot; whether it exists, only a mail can tell. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}\p{N}-]{2,}$/u;

const phonePattern = /^\+?[\d\s()/.-]{5,40}$/;

const foreignPostcode = /^[\dA-Za-z][\dA-Za-z -]{2,11}$/;

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
  return when(day < today, 'date.past') ?? when(day > addDays(today, furthestDays), 'date.tooFar');
}

function checkEmail({ details: { email } }: Draft): ErrorCode | null {
  if (email === '') return 'email.required';
  return when(email.indexOf('@') > 64 || !emailPattern.test(email), 'email.invalid');
}

function checkPhone({ details: { phone } }: Draft): ErrorCode | null {
  const digits = phone.replace(/\D/g, '').length;
  return when(phone !== '' && (!phonePattern.test(phone) || digits < 5), 'phone.invalid');
}

function checkEvent({ customerType, eventType }: Draft): ErrorCode | null {
  if (customerType === null || eventType === null) return null;
  const known: readonly EventType[] = eventTypes[customerType];
  return when(!known.includes(eventType), 'eventType.notForCustomer');
}

const sumAboveGuests = (draft: Draft, one: number | undefined, other: number | undefined) =>
  (one ?? 0) + (other ?? 0) > draft.guests;

/**
 * What the fields mean together, one check per field. Required are six: customer, kind of catering, package (not for
 * an own idea), first and last name, e-mail; the number of guests has a default. A date may stay open, and one before
 * the lead time is no error but dearer.
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
  eventType: checkEvent,
  tipPercent: ({ tipPercent = 0 }) => when(!tipSteps.some((step) => step === tipPercent), 'tip.range'),
  'details.date': checkDate,
  'details.timeEnd': ({ details }) =>
    when(details.timeEnd !== '' && details.timeEnd === details.time, 'time.sameAsStart'),
  'details.firstName': ({ details }) => when(details.firstName === '', 'firstName.required'),
  'details.lastName': ({ details }) => when(details.lastName === '', 'lastName.required'),
  'details.email': checkEmail,
  'details.phone': checkPhone,
  'details.delivery_zip': ({ details: { delivery_zip: zip } }) =>
    when(zip !== '' && !isGermanPostcode(zip), 'zip.delivery'),
  'details.billing_zip': ({ details: { billing_zip: zip } }) =>
    when(zip !== '' && !foreignPostcode.test(zip), 'zip.invalid'),
};
