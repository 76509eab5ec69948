import type { DishCategory } from '@/content/catering/choices';
import { meetsDiet } from './dish-filter';
import type { ResolvedPlan } from './resolve';

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
export function dietGaps({ main, breakfast, guests, menu }: ResolvedPlan): readonly DietGap[] {
  if (!main && !breakfast) return [];
  return courses.flatMap((category): readonly DietGap[] => {
    const { dishes, open } = menu[category];
    if (dishes.length === 0) return [];
    const lacks = (diet: DietGap['diet']) => !dishes.some(({ dish }) => meetsDiet(dish, diet));
    if (guests.vegan > 0 && lacks('vegan')) return [{ category, diet: 'vegan', guests: guests.vegan, open }];
    if (guests.vegetarian > 0 && lacks('vegetarisch')) {
      return [{ category, diet: 'vegetarisch', guests: guests.vegetarian, open }];
    }
    return [];
  });
}
