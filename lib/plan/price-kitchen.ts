import { type DishCategory, dishCategories } from '@/content/catering/choices';
import { extraChoices } from '@/content/catering/rules';
import { addOnBreakfast, chosenDishes, type KnownPackage, mainPackage } from './catalogue';
import { countDishes } from './counters';
import type { Draft } from './draft';
import { portionsFor } from './portions';
import { type PriceLine, toPriceLines } from './price-line';

type PerPerson = {
  readonly kind: 'package' | 'breakfast' | 'surcharge' | 'extra';
  readonly itemId: string;
  readonly priceCents: number;
};

const isBreakfast = (category: DishCategory) => category === 'breakfastCold' || category === 'breakfastWarm';

/** The package by whose minimum a list of dishes is billed; `null` when nothing prices it (none chosen, own idea). */
export function pricingPackage(draft: Draft, category: DishCategory): KnownPackage | null {
  const main = mainPackage(draft);
  const beside = addOnBreakfast(draft);
  if (isBreakfast(category) && main?.cateringType !== 'breakfast') return beside;
  if (main) return main.included ? main : null;
  return category === 'desserts' ? beside : null;
}

/** One position for every guest who pays: full portions, and a second line for children at half price. */
function perPerson(draft: Draft, item: PerPerson, minimum: number): readonly PriceLine[] {
  const { full, half } = portionsFor(draft, minimum);
  const { priceCents, ...position } = item;
  return [
    ...toPriceLines({ ...position, unit: 'person', quantity: full, unitNetCents: priceCents }, 'food'),
    ...(half > 0
      ? toPriceLines({ ...position, unit: 'half', quantity: half, unitNetCents: priceCents / 2 }, 'food')
      : []),
  ];
}

function dishLines(draft: Draft, category: DishCategory): readonly PriceLine[] {
  const paying = pricingPackage(draft, category);
  if (!paying) return [];
  const surcharges = chosenDishes(draft, category)
    .filter((dish) => dish.surchargeCents > 0)
    .flatMap(({ id, surchargeCents }) =>
      perPerson(draft, { kind: 'surcharge', itemId: id, priceCents: surchargeCents }, paying.minimumGuests),
    );
  const { extra } = countDishes(draft, category);
  const plus = extraChoices[category];
  if (!plus || extra === 0) return surcharges;
  const item: PerPerson = { kind: 'extra', itemId: plus.id, priceCents: plus.priceCents * extra };
  return [...surcharges, ...perPerson(draft, item, paying.minimumGuests)];
}

/** Package, breakfast, surcharges of dishes and extra choices: everything that the kitchen prices per person. */
export function kitchenLines(draft: Draft): readonly PriceLine[] {
  const packageLines = (chosen: KnownPackage | null, kind: 'package' | 'breakfast') =>
    chosen && chosen.priceCents !== null
      ? perPerson(draft, { kind, itemId: chosen.id, priceCents: chosen.priceCents }, chosen.minimumGuests)
      : [];
  return [
    ...packageLines(mainPackage(draft), 'package'),
    ...packageLines(addOnBreakfast(draft), 'breakfast'),
    ...dishCategories.flatMap((category) => dishLines(draft, category)),
  ];
}
