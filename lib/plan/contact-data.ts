import { type Draft, type DraftDetails, defaultDraft } from './draft';

/** What says who asks; the day, the times, the tip and the town of the event belong to the plan. */
const contactDetails = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'billing_street',
  'billing_houseNumber',
  'billing_zip',
  'billing_city',
  'delivery_street',
  'delivery_houseNumber',
  'delivery_info',
  'message',
] as const satisfies readonly (keyof DraftDetails)[];

/** The plan alone: without name, contact, addresses, messages, voucher, cost centre and the key of a sending. */
export function withoutContact(draft: Draft): Draft {
  const { costCentre: _, idempotencyKey: __, ...plan } = draft;
  const blank = defaultDraft();
  const cleared = Object.fromEntries(contactDetails.map((key) => [key, blank.details[key]]));
  return { ...plan, voucherCode: '', details: { ...draft.details, ...cleared } };
}

/** Another plan for the same person: what `withoutContact` takes away comes from `person`. */
export function mergeContact(plan: Draft, person: Draft): Draft {
  const contact = Object.fromEntries(contactDetails.map((key) => [key, person.details[key]]));
  const { costCentre } = person;
  return {
    ...plan,
    ...(costCentre !== undefined && { costCentre }),
    voucherCode: person.voucherCode,
    details: { ...plan.details, ...contact },
  };
}
