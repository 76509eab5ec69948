import { type CustomerType, type EventType, eventTypes, type LocationType } from '@/content/catering/choices';
import { usualEvents } from '@/content/catering/usual-events';
import type { Draft } from './draft';
import { changeCustomerType, chooseEventType } from './event-rules';

/** What is planned with while nobody has named an occasion. */
const assumedOccasions: Readonly<Record<CustomerType, EventType>> = {
  private: 'birthday',
  business: 'company-anniversary',
};

/** The occasion to plan with. */
export const plannedOccasion = ({ eventType, customerType }: Draft): EventType =>
  eventType ?? assumedOccasions[customerType ?? 'private'];

/** Where to plan: where the visitor says, else where the occasion usually takes place. */
export const plannedPlace = (draft: Draft): LocationType =>
  draft.locationType ?? usualEvents[plannedOccasion(draft)].place;

/** True when the visitor has named a begin; older drafts say so by its value alone. */
export const isStartChosen = ({ timeChosen, details }: Draft): boolean =>
  timeChosen === true || details.time !== '18:00';

/**
 * The begin of the event, `HH:MM`: the chosen one, else when the named occasion usually begins. An end that was chosen
 * belongs to the begin that the form shows.
 */
export function plannedStart(draft: Draft): string {
  const { eventType, details } = draft;
  const isAssumed = !isStartChosen(draft) && details.timeEnd === '' && eventType !== null;
  return isAssumed ? usualEvents[eventType].start : details.time;
}

/** Begin and end, `HH:MM`, as the visitor or else the occasion says; the end is `null` while it follows from a chosen begin. */
export function plannedTimes(draft: Draft): { readonly start: string; readonly end: string | null } {
  const usual = usualEvents[plannedOccasion(draft)];
  const { time, timeEnd } = draft.details;
  const isChosen = isStartChosen(draft);
  return { start: isChosen ? time : usual.start, end: timeEnd || (isChosen ? null : usual.end) };
}

/** Who has such an occasion; `null` for one that both have. */
function customerOf(occasion: EventType): CustomerType | null {
  const isBusiness = eventTypes.business.some((type) => type === occasion);
  const isPrivate = eventTypes.private.some((type) => type === occasion);
  if (isBusiness && isPrivate) return null;
  return isBusiness ? 'business' : 'private';
}

/**
 * Chooses the occasion, and with it who asks, on whom the basis of all prices depends. Times that were proposed for the
 * former occasion give way to those of the new one.
 */
export function chooseOccasion(draft: Draft, occasion: EventType | null): Draft {
  const customerType = occasion && customerOf(occasion);
  const chosen = chooseEventType(
    customerType && customerType !== draft.customerType ? changeCustomerType(draft, customerType) : draft,
    occasion,
  );
  if (draft.timeChosen !== true || draft.details.time !== usualEvents[plannedOccasion(draft)].start) {
    return chosen;
  }
  return { ...chosen, timeChosen: false, details: { ...chosen.details, time: '18:00', timeEnd: '' } };
}
