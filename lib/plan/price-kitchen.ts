import { type DishCategory, dishCategories } from '@/content/catering/choices';
import { extraChoices } from '@/content/catering/rules';
import { halveShares, type UnitShare, unitShares } from '@/content/catering/unit-price';
import type { KnownPackage } from './package-catalogue';
import { type Portions, portionsFor } from './portions';
import { type PriceLine, sumOf, toPriceLines } from './price-line';
import type { ResolvedPlan } from './resolve';
import type { PlannedCourse } from './resolve-dishes';

type Item = {
  readonly kind: 'package' | 'breakfast' | 'surcharge' | 'extra';
  readonly itemId: string;
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

/** Dishes beyond the package, in one line; nothing where none is priced. */
function extraLines(plan: ResolvedPlan, course: PlannedCourse, extra: number): readonly PriceLine[] {
  const plus = extraChoices[course.category];
  if (!plus || !course.pricedBy || extra === 0) return [];
  const shares = unitShares(plus.priceCents, 'food').map((share) => ({
    ...share,
    netCents: share.netCents * extra,
    grossCents: share.grossCents * extra,
  }));
  const portions = portionsFor(plan.guests, course.pricedBy.minimumGuests);
  return perPerson(plan, { kind: 'extra', itemId: plus.id, shares }, portions);
}

/** What one more dish of a list costs, in cents of the plan's basis; 0 while the package still has a place for it. */
export function oneMoreDishCents(plan: ResolvedPlan, category: DishCategory): number {
  const course = plan.menu[category];
  if (course.open > 0) return 0;
  const total = (extra: number) =>
    sumOf(extraLines(plan, course, extra), plan.basis === 'net' ? 'netCents' : 'grossCents');
  return total(course.extra + 1) - total(course.extra);
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
  return [...surcharges, ...extraLines(plan, course, course.extra)];
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
