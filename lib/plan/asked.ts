import type { Draft } from './draft';
import type { FieldCondition, FieldRow } from './field-row';
import { plannedPlace } from './first-answers';

const isVenue = (draft: Draft) => plannedPlace(draft) === 'venue';

const conditions: Readonly<Record<FieldCondition, (draft: Draft) => boolean>> = {
  business: ({ customerType }) => customerType === 'business',
  fair: ({ eventType }) => eventType === 'trade-fair',
  elsewhere: (draft) => !isVenue(draft),
  venue: isVenue,
  // In our own house there is no other address that the invoice could go to.
  ownBilling: (draft) => isVenue(draft) || !draft.details.billingSameAsShipping,
  otherEvent: ({ otherEvent }) => otherEvent,
};

/** Whether the form asks for a field in this draft; what it does not ask for is neither shown nor checked. */
export const isAsked = ({ onlyFor }: FieldRow, draft: Draft): boolean =>
  onlyFor === undefined || conditions[onlyFor](draft);
