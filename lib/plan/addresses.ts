import { isAsked } from './asked';
import type { Draft } from './draft';
import { detailFields } from './fields';

const addressLine = (street: string, houseNumber: string, zip: string, city: string): string =>
  [`${street} ${houseNumber}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(', ');

/** Where an event takes place, on one line; empty in our own house and while it is open. */
export function deliveryAddress(draft: Draft): string {
  if (!isAsked(detailFields.delivery_zip, draft)) return '';
  const { delivery_street, delivery_houseNumber, delivery_zip, delivery_city } = draft.details;
  return addressLine(delivery_street, delivery_houseNumber, delivery_zip, delivery_city);
}

/** Where the invoice goes, on one line without the country; `null` when it goes where the event takes place. */
export function billingAddress(draft: Draft): string | null {
  if (!isAsked(detailFields.billing_street, draft)) return null;
  const { billing_street, billing_houseNumber, billing_zip, billing_city } = draft.details;
  return addressLine(billing_street, billing_houseNumber, billing_zip, billing_city);
}
