import { dishCategories } from '@/content/catering/choices';
import { extraChoices } from '@/content/catering/rules';
import { halveShares, type UnitShare, unitShares } from '@/content/catering/unit-price';
import type { KnownPackage } from './package-catalogue';
import { addPortions, canEat, none, type Portions, portionsByDiet, portionsFor } from './portions';
import { type PriceLine, toPriceLines } from './price-line';
import type { ResolvedPlan } from './resolve';
import type { PlannedCourse } from './resolve-dishes';

type Item = {
  readonly kind: 'package' | 'breakfast' | 'surcharge' | 'extra';
  readonly itemId: string;
  readonly variant?: string;
  readonly shares: readonly UnitShare[];
};

/** One position for every portion of every day, and a second line for children at half price. */
function perPerson(
  { basis, event }: ResolvedPlan,
  { shares, ...item }: Item,
  { full, half }: Portions,
): readonly PriceLine[] {
  return [
    ...toPriceLines({ ...item, unit: 'person', quantity: full * event.days }, shares, basis),
    ...toPriceLines({ ...item, unit: 'half', quantity: half * event.days }, halveShares(shares), basis),
  ];
}

/**
 * Eaters of dishes that are there for a diet alone, one entry each: the only dish of a course that vegans, or vegetarians,
 * can eat.
 */
function fewEaters({ guests }: ResolvedPlan, { dishes }: PlannedCourse): readonly Portions[] {
  const byDiet = portionsByDiet(guests);
  const eaters = new Map<string, Portions>();
  for (const group of ['vegan', 'vegetarian'] as const) {
    const [only, ...others] = dishes.filter(({ dish }) => canEat(dish, group));
    if (!only || others.length > 0 || guests[group] === 0) continue;
    eaters.set(only.dish.id, addPortions(eaters.get(only.dish.id) ?? none, byDiet[group]));
  }
  return [...eaters.values()];
}

/**
 * Dishes beyond the package: for everybody, and by the eater where a dish is there for a diet alone. Nothing where none is
 * priced.
 */
function extraLines(plan: ResolvedPlan, course: PlannedCourse): readonly PriceLine[] {
  const plus = extraChoices[course.category];
  if (!plus || !course.pricedBy || course.extra === 0) return [];
  const few = fewEaters(plan, course).slice(0, course.extra);
  const times = course.extra - few.length;
  const shares = unitShares(plus.priceCents, 'food');
  const item = { kind: 'extra', itemId: plus.id } as const;
  const forAll = shares.map((share) => ({
    ...share,
    netCents: share.netCents * times,
    grossCents: share.grossCents * times,
  }));
  return [
    ...perPerson(plan, { ...item, shares: forAll }, portionsFor(plan.guests, course.pricedBy.minimumGuests)),
    ...perPerson(plan, { ...item, variant: 'few', shares }, few.reduce(addPortions, none)),
  ];
}

function courseLines(plan: ResolvedPlan, course: PlannedCourse): readonly PriceLine[] {
  if (!course.pricedBy) return [];
  const surcharges = course.dishes.flatMap(({ dish, surcharged }) =>
    perPerson(
      plan,
      { kind: 'surcharge', itemId: dish.id, shares: unitShares(dish.surchargeCents, 'food') },
      surcharged,
    ),
  );
  return [...surcharges, ...extraLines(plan, course)];
}

function packageLines(
  plan: ResolvedPlan,
  chosen: KnownPackage | null,
  kind: 'package' | 'breakfast',
): readonly PriceLine[] {
  if (!chosen || chosen.priceCents === null) return [];
  const shares = unitShares(chosen.priceCents, chosen.vat ?? 'food');
  return perPerson(plan, { kind, itemId: chosen.id, shares }, portionsFor(plan.guests, chosen.minimumGuests));
}

/** Package, breakfast, surcharges of dishes and extra choices: everything that the kitchen prices per person. */
export function kitchenLines(plan: ResolvedPlan): readonly PriceLine[] {
  return [
    ...packageLines(plan, plan.main, 'package'),
    ...packageLines(plan, plan.breakfast, 'breakfast'),
    ...dishCategories.flatMap((category) => courseLines(plan, plan.menu[category])),
  ];
}
