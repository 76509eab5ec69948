import type { CateringTypeId, CustomerType, EventType, LocationType } from '@/content/catering/choices';
import { usualDays, usualEvents } from '@/content/catering/usual-events';
import type { Draft } from './draft';
import { eventHours, timeAfter } from './times';

/** What is planned with while nobody has named an occasion. */
const assumedOccasions: Readonly<Record<CustomerType, EventType>> = {
  private: 'birthday',
  business: 'company-anniversary',
};

/** No celebration is assumed to last longer; `house.hours` of our own house. */
const latestEnd = '02:00';

/** The kind of catering that the visitor has asked for; one that came with a proposal is no wish. */
export const askedKind = ({ cateringType, typeProposed }: Draft): CateringTypeId | null =>
  typeProposed ? null : cateringType;

/** The occasion to plan with. */
export const plannedOccasion = ({ eventType, customerType }: Draft): EventType =>
  eventType ?? assumedOccasions[customerType ?? 'private'];

/** Where to plan: where the visitor says or has things sent, else where the occasion usually takes place. */
export function plannedPlace(draft: Draft): LocationType {
  if (draft.locationType) return draft.locationType;
  if (draft.details.delivery_zip) return draft.customerType === 'business' ? 'company' : 'home';
  return usualEvents[plannedOccasion(draft)].place;
}

/** True when the visitor has named a begin; a draft with the specified fields alone says so by its value. */
export const isStartChosen = ({ timeChosen, details }: Draft): boolean =>
  timeChosen === true || details.time !== '18:00';

/** Begin and end to plan with, `HH:MM`: what the visitor says of them, else what is usual for the event. */
export function plannedTimes(draft: Draft): { readonly start: string; readonly end: string } {
  const { time, timeEnd } = draft.details;
  const usual =
    usualDays[draft.package ?? ''] ??
    usualDays[draft.cateringType ?? ''] ??
    usualEvents[plannedOccasion(draft)];
  const start = isStartChosen(draft) ? time : usual.start;
  if (eventHours(start, timeEnd) !== null) return { start, end: timeEnd };
  const hours = Math.min(eventHours(usual.start, usual.end) ?? 0, eventHours(start, latestEnd) ?? 24);
  return { start, end: timeAfter(start, hours) };
}
