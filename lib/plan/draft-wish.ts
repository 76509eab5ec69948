import { toIsoDay } from '@/lib/base/event-day';
import type { Wish } from './compose-proposal';
import { mergeContact } from './contact-data';
import type { Draft } from './draft';
import { isStartChosen, plannedOccasion, plannedPlace } from './first-answers';
import { deliveryPostcode } from './zone';

/** What a draft says of an event, as the wish that proposals are made from. */
export function wishOfDraft(draft: Draft): Wish {
  const { details } = draft;
  const occasion = plannedOccasion(draft);
  return {
    occasion,
    guests: draft.guests,
    customerType: draft.customerType ?? undefined,
    childrenUnder6: draft.childrenUnder6,
    children611: draft.children611,
    days: draft.days,
    day: details.date ? toIsoDay(details.date) : undefined,
    start: isStartChosen(draft) ? details.time : undefined,
    end: details.timeEnd || undefined,
    place: plannedPlace(draft),
    postcode: deliveryPostcode(draft) || undefined,
    veganGuests: draft.veganGuests,
    vegetarianGuests: draft.vegetarianGuests,
    allergies: draft.allergies,
  };
}

/**
 * A proposed plan for the person whose draft it was made from: who asks and what describes the event in words stay. An
 * occasion that was only assumed is no answer of the visitor.
 */
export function takeProposal(proposal: Draft, own: Draft): Draft {
  const { standLocation, otherEventText } = own;
  const { delivery_zip, delivery_city } = own.details;
  const plan = mergeContact(proposal, own);
  return {
    ...plan,
    eventType: own.eventType,
    otherEventText,
    ...(standLocation !== undefined && { standLocation }),
    ...(own.calendarKey !== undefined && { calendarKey: own.calendarKey }),
    details: { ...plan.details, delivery_zip, delivery_city },
  };
}
