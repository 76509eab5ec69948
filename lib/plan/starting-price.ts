import { catalogueVersion } from '@/content/catering/rules';
import type { StartingPlan } from '@/content/schema';
import { getPackages } from './package-catalogue';
import { calculatePrice } from './price';
import { readDraft } from './read-draft';

/**
 * The least price per guest in cents, rounded up, gross unless it is for companies: with the cheapest package that so many guests may have, and in
 * our house with the cheapest day's hire.
 */
export function startingPrice({ cateringType, guests, isVenue, isNet }: StartingPlan): number {
  const possible = getPackages(cateringType).filter(
    ({ priceCents, minimumGuests }) => priceCents !== null && minimumGuests <= guests,
  );
  const totals = possible.map(
    ({ id }) =>
      calculatePrice(
        readDraft({
          customerType: isNet ? 'business' : 'private',
          cateringType,
          guests,
          package: id,
          locationType: isVenue ? 'venue' : 'home',
        }),
        new Date(`${catalogueVersion}T12:00:00.000Z`),
      ).shownCents,
  );
  return Math.ceil(Math.min(...totals) / guests);
}
