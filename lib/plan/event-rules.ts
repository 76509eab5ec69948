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

/** Who has such an occasion; `null` for one that both have. */
function customerOf(occasion: EventType): CustomerType | null {
  const isBusiness = eventTypes.business.some((type) => type === occasion);
  const isPrivate = eventTypes.private.some((type) => type === occasion);
  if (isBusiness && isPrivate) return null;
  return isBusiness ? 'business' : 'private';
}

/** Chooses the occasion, and with it who asks, on whom the basis of all prices depends. */
export function chooseOccasion(draft: Draft, occasion: EventType | null): Draft {
  const customerType = occasion && customerOf(occasion);
  return chooseEventType(
    customerType && customerType !== draft.customerType ? changeCustomerType(draft, customerType) : draft,
    occasion,
  );
}

/** More is planned than a kind of catering that somebody came for. */
export const isBegun = ({ package: chosen, ideaText }: Draft): boolean =>
  chosen !== null || Boolean(ideaText);
