import { type AllergenCode, type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import { type ExtraId, extras } from '@/content/catering/extras';
import { getAllergenGroup } from './dish-filter';
import type { Draft } from './draft';
import { canEat, type PlannedGuests } from './portions';
import type { PlannedMenu } from './resolve-dishes';
import type { PlannedService } from './resolve-services';

/** Something in the plan that some guests cannot eat or drink. */
export type Conflict = {
  readonly kind: 'dish' | 'extra' | 'service';
  /** Identifier in the catalogue. */
  readonly itemId: string;
  readonly cause: AllergenGroup | 'vegan' | 'vegetarisch';
  readonly guests: number;
};

/** Conflicts by dish, by food that comes with a package, and by drinks; allergies before diets. */
export function findConflicts(
  { allergies = {} }: Draft,
  guests: PlannedGuests,
  menu: PlannedMenu,
  extraIds: readonly ExtraId[],
  services: readonly PlannedService[],
): readonly Conflict[] {
  const affected = allergenGroups.filter((group) => (allergies[group] ?? 0) > 0);
  const byAllergen = (kind: Conflict['kind'], itemId: string, codes: readonly AllergenCode[]) =>
    affected
      .filter((group) => codes.some((code) => getAllergenGroup(code) === group))
      .map((group): Conflict => ({ kind, itemId, cause: group, guests: allergies[group] ?? 0 }));
  const dishes = Object.values(menu).flatMap((course) => course.dishes.map(({ dish }) => dish));
  const lacking = (cause: 'vegan' | 'vegetarisch', number: number) =>
    number === 0
      ? []
      : dishes
          .filter((dish) => !canEat(dish, cause === 'vegan' ? 'vegan' : 'vegetarian'))
          .map((dish): Conflict => ({ kind: 'dish', itemId: dish.id, cause, guests: number }));
  return [
    ...dishes.flatMap((dish) => byAllergen('dish', dish.id, dish.allergens)),
    ...extras
      .filter(({ id }) => extraIds.includes(id))
      .flatMap((extra) => byAllergen('extra', extra.id, extra.allergens)),
    ...services.flatMap(({ service }) => byAllergen('service', service.id, service.allergens ?? [])),
    ...lacking('vegan', guests.vegan),
    ...lacking('vegetarisch', guests.vegetarian),
  ];
}
