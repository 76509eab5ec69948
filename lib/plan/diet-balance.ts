import type { DishCategory } from '@/content/catering/choices';
import { addOnBreakfast, chosenDishes, mainPackage } from './catalogue';
import { countDishes } from './counters';
import { meetsDiet } from './dish-filter';
import type { Draft } from './draft';

/** A list from which some guests could eat nothing. */
export type DietGap = {
  readonly category: DishCategory;
  readonly diet: 'vegan' | 'vegetarisch';
  readonly guests: number;
  /** Places of the list that the kitchen still fills; it will then choose a suitable dish. */
  readonly open: number;
};

/** Courses that everybody eats; sides and single pieces are chosen beside others. */
const courses: readonly DishCategory[] = [
  'vorspeisen',
  'hauptspeisen',
  'desserts',
  'fingerfood',
  'breakfastWarm',
];

/**
 * Lists with chosen dishes, none of which the vegan or vegetarian guests can eat. A vegan dish serves both, so each
 * list is named once, for the stricter diet. Lists that nobody has touched are left to the kitchen.
 */
export function dietGaps(draft: Draft): readonly DietGap[] {
  if (!mainPackage(draft) && !addOnBreakfast(draft)) return [];
  const vegan = draft.veganGuests ?? 0;
  const vegetarian = draft.vegetarianGuests ?? 0;
  return courses.flatMap((category): readonly DietGap[] => {
    const dishes = chosenDishes(draft, category);
    if (dishes.length === 0) return [];
    const { open } = countDishes(draft, category);
    const lacks = (diet: DietGap['diet']) => !dishes.some((dish) => meetsDiet(dish, diet));
    if (vegan > 0 && lacks('vegan')) return [{ category, diet: 'vegan', guests: vegan, open }];
    if (vegetarian > 0 && lacks('vegetarisch')) {
      return [{ category, diet: 'vegetarisch', guests: vegetarian, open }];
    }
    return [];
  });
}
