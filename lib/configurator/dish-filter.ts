import type { AllergenCode, AllergenGroup } from '@/content/catering/allergens';
import type { Dish } from '@/content/catering/dish';

export type DietFilter =
  | 'vegan'
  | 'vegetarisch'
  | 'glutenfrei'
  | 'laktosefrei'
  | 'ohne-schwein'
  | 'ohne-alkohol';

/** The group of a code: `A1` (wheat) belongs to `A` (cereals containing gluten). */
const allergenGroupOf = (code: AllergenCode): AllergenGroup => code.charAt(0) as AllergenGroup;

/** No ingredient of these groups by recipe; traces are never excluded. */
export const isFreeOf = (dish: Dish, groups: readonly AllergenGroup[]): boolean =>
  !dish.allergens.some((code) => groups.includes(allergenGroupOf(code)));

/** Derived from marks and allergens: vegan dishes are vegetarian too, gluten is group A, milk is group G. */
export function meetsDiet(dish: Dish, filter: DietFilter): boolean {
  switch (filter) {
    case 'vegan':
      return dish.diet.includes('vegan');
    case 'vegetarisch':
      return dish.diet.includes('vegan') || dish.diet.includes('vegetarisch');
    case 'glutenfrei':
      return isFreeOf(dish, ['A']);
    case 'laktosefrei':
      return isFreeOf(dish, ['G']);
    case 'ohne-schwein':
      return !dish.diet.includes('schwein');
    case 'ohne-alkohol':
      return !dish.diet.includes('alkohol');
  }
}

/** `month` from 1 to 12; without one, every dish is in season. */
export const isInSeason = (dish: Dish, month: number | null): boolean =>
  month === null || !dish.season || dish.season.includes(month);
