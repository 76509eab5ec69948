import type { AllergenCode, AllergenGroup } from '@/content/catering/allergens';
import type { Dish } from '@/content/catering/dish';
import { foldText } from '@/lib/base/fold-text';

export const dietFilters = [
  'vegan',
  'vegetarisch',
  'glutenfrei',
  'laktosefrei',
  'ohne-schwein',
  'ohne-alkohol',
] as const;
export type DietFilter = (typeof dietFilters)[number];

/** What a visitor searches the menu for; every condition must hold. */
export type DishQuery = {
  readonly text: string;
  readonly diets: readonly DietFilter[];
  /** Allergens that must not be in the dish by recipe. */
  readonly without: readonly AllergenGroup[];
  readonly inSeason: boolean;
};

export const emptyQuery: DishQuery = { text: '', diets: [], without: [], inSeason: false };

/** True when a query leaves something out. */
export const isFiltering = ({ text, diets, without, inSeason }: DishQuery): boolean =>
  text.trim() !== '' || diets.length > 0 || without.length > 0 || inSeason;

/** The group of a code: `A1` (wheat) belongs to `A` (cereals containing gluten). */
export const getAllergenGroup = (code: AllergenCode): AllergenGroup => code.charAt(0) as AllergenGroup;

/** A dish, or food that comes with a package. */
type Food = Pick<Dish, 'diet' | 'allergens'>;

/** No ingredient of these groups by recipe; traces are never excluded. */
export const isFreeFrom = (dish: Food, groups: readonly AllergenGroup[]): boolean =>
  !dish.allergens.some((code) => groups.includes(getAllergenGroup(code)));

/** Derived from marks and allergens: vegan dishes are vegetarian too, gluten is group A, milk is group G. */
export function meetsDiet(dish: Food, filter: DietFilter): boolean {
  switch (filter) {
    case 'vegan':
      return dish.diet.includes('vegan');
    case 'vegetarisch':
      return dish.diet.includes('vegan') || dish.diet.includes('vegetarisch');
    case 'glutenfrei':
      return isFreeFrom(dish, ['A']);
    case 'laktosefrei':
      return isFreeFrom(dish, ['G']);
    case 'ohne-schwein':
      return !dish.diet.includes('schwein');
    case 'ohne-alkohol':
      return !dish.diet.includes('alkohol');
  }
}

/** `month` from 1 to 12; without one, every dish is in season. */
export const isInSeason = (dish: Dish, month: number | null): boolean =>
  month === null || !dish.season || dish.season.includes(month);

/**
 * Whether a dish answers a query. `words` is what the reader sees of it (name, diet marks): every word searched for
 * must occur there. `month` is the month of the event (1–12), `null` while the date is open.
 */
export function matchesQuery(dish: Dish, words: string, query: DishQuery, month: number | null): boolean {
  const text = foldText(words);
  return (
    foldText(query.text)
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    query.diets.every((diet) => meetsDiet(dish, diet)) &&
    isFreeFrom(dish, query.without) &&
    (!query.inSeason || isInSeason(dish, month))
  );
}
