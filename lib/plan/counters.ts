import type { DishCategory } from '@/content/catering/choices';
import { chosenDishes } from './dish-catalogue';
import type { Draft } from './draft';
import { addOnBreakfast, mainPackage } from './package-catalogue';

/** `included: null` = any number (own idea). `open` = included dishes that nobody has chosen yet. */
export type Counter = {
  readonly chosen: number;
  readonly included: number | null;
  readonly extra: number;
  readonly open: number;
};

/** How many dishes of a list the packages of this draft include. */
export function includedIn(draft: Draft, category: DishCategory): number | null {
  const main = mainPackage(draft);
  const addOn = addOnBreakfast(draft)?.included?.[category] ?? 0;
  if (!main) return addOn;
  if (main.included) return main.included[category] + addOn;
  return category === 'breakfastCold' || category === 'breakfastWarm' ? addOn : null;
}

export function countDishes(draft: Draft, category: DishCategory): Counter {
  const chosen = chosenDishes(draft, category).length;
  const included = includedIn(draft, category);
  const limit = included ?? chosen;
  return { chosen, included, extra: Math.max(0, chosen - limit), open: Math.max(0, limit - chosen) };
}
