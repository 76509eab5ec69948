import type { Dish } from '@/content/catering/dish';
import { meetsDiet } from './dish-filter';
import type { Draft } from './draft';

/** Portions at full and at half price. */
export type Portions = { readonly full: number; readonly half: number };

export const none: Portions = { full: 0, half: 0 };

export const addPortions = (one: Portions, other: Portions): Portions => ({
  full: one.full + other.full,
  half: one.half + other.half,
});

/** The guests by age and by what they eat; more children or vegans than guests are cut off (the form says so before). */
export type PlannedGuests = {
  readonly total: number;
  readonly adults: number;
  /** 6 to 12 years: half price. */
  readonly children: number;
  /** Up to 5 years: free. */
  readonly toddlers: number;
  readonly vegan: number;
  readonly vegetarian: number;
  /** Who eats meat and fish. */
  readonly omnivorous: number;
};

const upTo = (limit: number, wanted: number | undefined) => Math.min(limit, Math.max(0, wanted ?? 0));

export function countGuests(draft: Draft): PlannedGuests {
  const total = Math.max(0, draft.guests);
  const toddlers = upTo(total, draft.childrenUnder6);
  const children = upTo(total - toddlers, draft.children611);
  const vegan = upTo(total, draft.veganGuests);
  const vegetarian = upTo(total - vegan, draft.vegetarianGuests);
  return {
    total,
    adults: total - toddlers - children,
    children,
    toddlers,
    vegan,
    vegetarian,
    omnivorous: total - vegan - vegetarian,
  };
}

/** True when the guests, children counted by what they pay, are fewer than the minimum. */
export const isBelow = ({ adults, children }: PlannedGuests, minimum: number): boolean =>
  2 * adults + children < 2 * minimum;

/**
 * Portions to pay for: children from 6 to 12 half, under 6 nothing, and at least the minimum in full portions. The
 * minimum counts portions, not heads, because otherwise one more child could make the whole cheaper.
 */
export function portionsFor({ adults, children }: PlannedGuests, minimum: number): Portions {
  return 2 * adults + children <= 2 * minimum ? { full: minimum, half: 0 } : { full: adults, half: children };
}

export const dietGroups = ['omnivorous', 'vegetarian', 'vegan'] as const;
export type DietGroup = (typeof dietGroups)[number];

/** Who can eat a dish, by its marks. */
export function canEat(dish: Dish, group: DietGroup): boolean {
  if (group === 'omnivorous') return true;
  return meetsDiet(dish, group === 'vegan' ? 'vegan' : 'vegetarisch');
}

/** Paying guests of each diet. Nobody says how old the vegans are: they count as grown-ups first, then as children. */
export function portionsByDiet(guests: PlannedGuests): Readonly<Record<DietGroup, Portions>> {
  const { adults, children, vegan, vegetarian } = guests;
  const fullOf = (number: number, taken: number) => Math.min(number, Math.max(0, adults - taken));
  const first = fullOf(vegan, 0);
  const second = fullOf(vegetarian, first);
  const firstHalf = Math.min(vegan - first, children);
  const secondHalf = Math.min(vegetarian - second, children - firstHalf);
  return {
    vegan: { full: first, half: firstHalf },
    vegetarian: { full: second, half: secondHalf },
    omnivorous: { full: adults - first - second, half: children - firstHalf - secondHalf },
  };
}
