import type { LocationType } from '@/content/catering/choices';
import kilometresOfPostcodes from '@/content/catering/delivery-postcodes.json' with { type: 'json' };
import { deliveryRadii } from '@/content/catering/zones';
import { readPostcode } from '@/lib/base/typed-formats';
import type { Draft } from './draft';
import { plannedPlace } from './first-answers';

/** 0 own location, 1 free, 2 at a flat rate, 3 by kilometres inside North Rhine-Westphalia, 4 beyond (`deliveryRadii`). */
export type DeliveryZone =
  | { readonly zone: 0 | 1 | 2 | 4; readonly km: null }
  | { readonly zone: 3; readonly km: number };

/**
 * Postcode → kilometres up to which a price holds: the two radii, then single kilometres. Shipped with the site, so that
 * no geocoding service learns where somebody lives. Centres of postcodes: GeoNames, CC BY 4.0.
 */
const kilometres = new Map<number, number>();
for (const [upTo, steps] of Object.entries(kilometresOfPostcodes)) {
  let code = 0;
  for (const step of steps) {
    code += step;
    kilometres.set(code, Number(upTo));
  }
}

/** German postcodes have five digits from 01001 to 99998. */
export const isGermanPostcode = (postcode: string): boolean =>
  /^\d{5}$/.test(postcode) && Number(postcode) >= 1_001 && Number(postcode) <= 99_998;

/** The zone of a delivery; `null` while neither the own location nor a German postcode is given. */
export function getZone(postcode: string, place: LocationType | null): DeliveryZone | null {
  if (place === 'venue') return { zone: 0, km: null };
  const digits = readPostcode(postcode);
  if (!isGermanPostcode(digits)) return null;
  const km = kilometres.get(Number(digits));
  if (km === undefined) return { zone: 4, km: null };
  if (km > deliveryRadii.middle) return { zone: 3, km };
  return { zone: km > deliveryRadii.free ? 2 : 1, km: null };
}

/** Where the food goes: the delivery postcode, or the billing one when the visitor gave only that for both. */
export function deliveryPostcode({ details }: Draft): string {
  return details.delivery_zip || (details.billingSameAsShipping ? details.billing_zip : '');
}

export const getDeliveryZone = (draft: Draft): DeliveryZone | null =>
  getZone(deliveryPostcode(draft), plannedPlace(draft));
