import { catalogueVersion } from '@/content/catering/rules';
import type { StartingPlan } from '@/content/schema';
import { getPackages } from './package-catalogue';
import { calculatePrice } from './price';
import { readDraft } from './read-draft';

/**
 * The least gross price per guest in cents, rounded up: with the cheapest package that so many guests may have, and in
 * our house with the cheapest day's hire.
 */
export function startingPrice({ cateringType, guests, isVenue }: StartingPlan): number {
  const possible = getPackages(cateringType).filter(
    ({ priceCents, minimumGuests }) => priceCents !== null && minimumGuests <= guests,
  );
  const totals = possible.map(
    ({ id }) =>
      calculatePrice(
        readDraft({ cateringType, guests, package: id, locationType: isVenue ? 'venue' : 'home' }),
        new Date(`${catalogueVersion}T12:00:00.000Z`),
      ).grossCents,
  );
  return Math.ceil(Math.min(...totals) / guests);
}
