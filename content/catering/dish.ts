import type { AdditiveCode, AllergenCode } from './allergens';
import type { DishCategory, MenuType } from './choices';

/** Marks as the menu shows them. `glutenfrei` and `laktosefrei` are derived from the allergens, never stored. */
type DietMark = 'vegan' | 'vegetarisch' | 'fleisch' | 'fisch' | 'schwein' | 'alkohol';

/** The figures of a dish; its name in three languages lives in `dish-names.ts`, so that a browser need not load them all. */
export type Dish = {
  readonly id: string;
  readonly category: DishCategory;
  readonly diet: readonly DietMark[];
  readonly allergens: readonly AllergenCode[];
  readonly additives: readonly AdditiveCode[];
  /** Net cents per person on top of the package. */
  readonly surchargeCents: number;
  /** Kinds of catering the dish suits; empty for breakfast dishes, which go with every breakfast. */
  readonly fits: readonly MenuType[];
  /** Months (1–12) in which the kitchen serves it; absent = all year. */
  readonly season?: readonly number[];
};
