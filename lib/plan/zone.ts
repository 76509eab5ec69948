import type { LocationType } from '@/content/catering/choices';
import {
  beyondPrefixes,
  farPrefixes,
  middleRanges,
  nearRanges,
  type PostcodeRange,
} from '@/content/catering/zones';
import type { Draft } from './draft';

/** 0 own location, 1 up to 30 km, 2 up to 60, 3 up to 120 inside North Rhine-Westphalia (with kilometres), 4 beyond. */
export type DeliveryZone =
  | { readonly zone: 0 | 1 | 2 | 4; readonly km: null }
  | { readonly zone: 3; readonly km: number };

const within = (ranges: readonly PostcodeRange[], code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** German postcodes have five digits from 01001 to 99998. */
export const isGermanPostcode = (postcode: string): boolean =>
  /^\d{5}$/.test(postcode) && Number(postcode) >= 1_001 && Number(postcode) <= 99_998;

/** The zone of a delivery; `null` while neither the own location nor a German postcode is given. */
export function getZone(postcode: string, locationType: LocationType | null): DeliveryZone | null {
  if (locationType === 'venue') return { zone: 0, km: null };
  const digits = postcode.trim();
  if (!isGermanPostcode(digits)) return null;
  const code = Number(digits);
  if (within(nearRanges, code)) return { zone: 1, km: null };
  if (within(middleRanges, code)) return { zone: 2, km: null };
  if (beyondPrefixes.some((prefix) => digits.startsWith(prefix))) return { zone: 4, km: null };
  for (let length = 5; length >= 2; length--) {
    const km = farPrefixes[digits.slice(0, length)];
    if (km !== undefined) return { zone: 3, km };
  }
  return { zone: 4, km: null };
}

/** Where the food goes: the delivery postcode, or the billing one when the visitor gave only that for both. */
export function deliveryPostcode({ details }: Draft): string {
  return details.delivery_zip || (details.billingSameAsShipping ? details.billing_zip : '');
}

export const getDeliveryZone = (draft: Draft): DeliveryZone | null =>
  getZone(deliveryPostcode(draft), draft.locationType);
