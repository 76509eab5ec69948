import type { DishCategory } from '@/content/catering/choices';
import type { Dish } from '@/content/catering/dish';
import { type DishId, dishes } from '@/content/catering/dishes';
import type { Draft } from './draft';

export type KnownDish = Dish & { readonly id: DishId };

const byId: ReadonlyMap<string, KnownDish> = new Map(dishes.map((dish) => [dish.id, dish]));

export const getDish = (id: string): KnownDish | undefined => byId.get(id);

export const getDishes = (category: DishCategory): readonly KnownDish[] =>
  dishes.filter((dish) => dish.category === category);

/** Chosen dishes of a list that the catalogue knows under this list, in catalogue order and without doubles. */
export function chosenDishes(draft: Draft, category: DishCategory): readonly KnownDish[] {
  const chosen = new Set(draft[category]);
  return getDishes(category).filter((dish) => chosen.has(dish.id));
}
