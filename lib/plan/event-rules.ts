import { type CustomerType, type EventType, eventTypes } from '@/content/catering/choices';
import type { Draft } from './draft';

/** Changes who asks; an occasion that the other list does not have is cleared. */
export function changeCustomerType(draft: Draft, customerType: CustomerType): Draft {
  const known: readonly EventType[] = eventTypes[customerType];
  const fits = draft.eventType !== null && known.includes(draft.eventType);
  return { ...draft, customerType, eventType: fits ? draft.eventType : null };
}

/** Chooses the occasion and keeps `otherEvent` true exactly when it is `other`; the text stays for a change of mind. */
export function chooseEventType(draft: Draft, eventType: EventType | null): Draft {
  return { ...draft, eventType, otherEvent: eventType === 'other' };
}
