import { type AllergenCode, type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import type { DishCategory } from '@/content/catering/choices';
import { type ExtraId, extras } from '@/content/catering/extras';
import { chosenDishes, type KnownDish } from './dish-catalogue';
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

const affectedGroups = ({ allergies = {} }: Draft) =>
  allergenGroups.filter((group) => (allergies[group] ?? 0) > 0);

function byAllergen(
  draft: Draft,
  kind: Conflict['kind'],
  itemId: string,
  codes: readonly AllergenCode[],
): readonly Conflict[] {
  if (!draft.allergies) return [];
  const groups = new Set<string>(codes.map(getAllergenGroup));
  return affectedGroups(draft)
    .filter((group) => groups.has(group))
    .map((group) => ({ kind, itemId, cause: group, guests: draft.allergies?.[group] ?? 0 }));
}

/** A chosen course holds something for the guests of a diet, who leave the rest to the others. */
const hasChoiceFor = (draft: Draft, category: DishCategory, diet: 'vegan' | 'vegetarian'): boolean =>
  chosenDishes(draft, category).some((dish) => canEat(dish, diet));

/**
 * Who could not eat a dish, chosen or not: guests with an allergy, and those of a diet once it is chosen and its course
 * holds nothing for them.
 */
export function dishConflicts(draft: Draft, dish: KnownDish, guests: PlannedGuests): readonly Conflict[] {
  const { category } = dish;
  const isChosen = draft[category].includes(dish.id);
  const diets = [
    { cause: 'vegan', eats: hasChoiceFor(draft, category, 'vegan'), count: guests.vegan },
    { cause: 'vegetarisch', eats: hasChoiceFor(draft, category, 'vegetarian'), count: guests.vegetarian },
  ] as const;
  return [
    ...byAllergen(draft, 'dish', dish.id, dish.allergens),
    ...diets
      .filter(({ eats, count }) => isChosen && !eats && count > 0)
      .map(({ cause, count }) => ({ kind: 'dish' as const, itemId: dish.id, cause, guests: count })),
  ];
}

/** Conflicts by dish, by food that comes with a package, and by drinks; allergies before diets. */
export function findConflicts(
  draft: Draft,
  guests: PlannedGuests,
  menu: PlannedMenu,
  extraIds: readonly ExtraId[],
  services: readonly PlannedService[],
): readonly Conflict[] {
  const dishes = Object.values(menu)
    .flatMap((course) => course.dishes)
    .flatMap(({ dish }) => dishConflicts(draft, dish, guests));
  const isDiet = ({ cause }: Conflict) => cause === 'vegan' || cause === 'vegetarisch';
  return [
    ...dishes.filter((conflict) => !isDiet(conflict)),
    ...extras
      .filter(({ id }) => extraIds.includes(id))
      .flatMap((extra) => byAllergen(draft, 'extra', extra.id, extra.allergens)),
    ...services.flatMap(({ service }) => byAllergen(draft, 'service', service.id, service.allergens ?? [])),
    ...dishes.filter(({ cause }) => cause === 'vegan'),
    ...dishes.filter(({ cause }) => cause === 'vegetarisch'),
  ];
}
