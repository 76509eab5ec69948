import { type DishCategory, dishCategories } from '@/content/catering/choices';
import { platedTypes } from '@/content/catering/rules';
import { type Counter, countDishes } from './counters';
import { chosenDishes, type KnownDish } from './dish-catalogue';
import type { Draft } from './draft';
import { addOnBreakfast, type KnownPackage, mainPackage } from './package-catalogue';
import {
  addPortions,
  canEat,
  dietGroups,
  none,
  type PlannedGuests,
  type Portions,
  portionsByDiet,
} from './portions';

export type PlannedDish = {
  readonly dish: KnownDish;
  /** Guests of any age who can eat it, as far as diets say. */
  readonly eaters: number;
  /** Portions for which its surcharge is paid; none where it has no surcharge. */
  readonly surcharged: Portions;
};

export type PlannedCourse = Counter & {
  readonly category: DishCategory;
  /** The package by whose minimum the list is billed; `null` when nothing prices it (none chosen, own idea). */
  readonly pricedBy: KnownPackage | null;
  readonly dishes: readonly PlannedDish[];
};

const isBreakfast = (category: DishCategory) => category === 'breakfastCold' || category === 'breakfastWarm';

/** The package by whose minimum a list of dishes is billed; `null` when nothing prices it (none chosen, own idea). */
export function pricingPackage(draft: Draft, category: DishCategory): KnownPackage | null {
  const main = mainPackage(draft);
  const addOn = addOnBreakfast(draft);
  if (isBreakfast(category)) {
    const inMain = main?.cateringType === 'breakfast' || (main?.included?.[category] ?? 0) > 0;
    return inMain ? main : addOn;
  }
  if (main) return main.included ? main : null;
  return category === 'desserts' ? addOn : null;
}

/**
 * Who pays a surcharge: everybody who can eat the dish. Where a guest gets one plate (a main course at the table), the
 * highest surcharge among the dishes that this guest can eat counts, once; the offer settles it by what was ordered.
 */
function surchargedPortions(
  dishes: readonly KnownDish[],
  guests: PlannedGuests,
  onePlate: boolean,
): ReadonlyMap<string, Portions> {
  const byDiet = portionsByDiet(guests);
  const paid = new Map<string, Portions>();
  for (const group of dietGroups) {
    const edible = dishes.filter((dish) => dish.surchargeCents > 0 && canEat(dish, group));
    const mostExpensive = [...edible]
      .sort((one, other) => other.surchargeCents - one.surchargeCents)
      .slice(0, 1);
    for (const { id } of onePlate ? mostExpensive : edible)
      paid.set(id, addPortions(paid.get(id) ?? none, byDiet[group]));
  }
  return paid;
}

const headsOf = (dish: KnownDish, guests: PlannedGuests): number =>
  dietGroups.reduce((sum, group) => sum + (canEat(dish, group) ? guests[group] : 0), 0);

function resolveCourse(draft: Draft, guests: PlannedGuests, category: DishCategory): PlannedCourse {
  const dishes = chosenDishes(draft, category);
  const type = mainPackage(draft)?.cateringType;
  const onePlate = category === 'hauptspeisen' && type !== undefined && platedTypes.includes(type);
  const surcharged = surchargedPortions(dishes, guests, onePlate);
  return {
    category,
    pricedBy: pricingPackage(draft, category),
    ...countDishes(draft, category),
    dishes: dishes.map((dish) => ({
      dish,
      eaters: headsOf(dish, guests),
      surcharged: surcharged.get(dish.id) ?? none,
    })),
  };
}

export type PlannedMenu = Readonly<Record<DishCategory, PlannedCourse>>;

export const resolveMenu = (draft: Draft, guests: PlannedGuests): PlannedMenu =>
  Object.fromEntries(
    dishCategories.map((category) => [category, resolveCourse(draft, guests, category)]),
  ) as PlannedMenu;
