import type { CateringTypeId, DishCategory } from '@/content/catering/choices';
import type { Dish } from '@/content/catering/dish';
import { type DishId, dishes } from '@/content/catering/dishes';
import type { CateringPackage } from '@/content/catering/package';
import { type PackageId, packages } from '@/content/catering/packages';
import { type Service, type ServiceId, services } from '@/content/catering/services';
import type { Draft } from './draft';

type Identified<T, Id> = T & { readonly id: Id };
export type KnownDish = Identified<Dish, DishId>;
export type KnownPackage = Identified<CateringPackage, PackageId>;
export type KnownService = Identified<Service, ServiceId>;

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

const dishIndex = byId<KnownDish>(dishes);
const packageIndex = byId<KnownPackage>(packages);
const serviceIndex = byId<KnownService>(services);

export const getDish = (id: string): KnownDish | undefined => dishIndex.get(id);
export const getPackage = (id: string): KnownPackage | undefined => packageIndex.get(id);
export const getService = (id: string): KnownService | undefined => serviceIndex.get(id);

export const getDishes = (category: DishCategory): readonly KnownDish[] =>
  dishes.filter((dish) => dish.category === category);

/** Packages of one kind of catering, smallest first. */
export const getPackages = (type: CateringTypeId): readonly KnownPackage[] =>
  packages.filter((entry) => entry.cateringType === type);

/** The package that counts: the chosen one if it belongs to the chosen kind; an own idea has only one. */
export function mainPackage(draft: Draft): KnownPackage | null {
  if (draft.cateringType === 'own-idea') return getPackage('idee-frei') ?? null;
  const chosen = getPackage(draft.package ?? '');
  return chosen && chosen.cateringType === draft.cateringType ? chosen : null;
}

/** Breakfast beside another kind of catering; `null` when breakfast is the catering itself or none is wanted. */
export function addOnBreakfast(draft: Draft): KnownPackage | null {
  if (draft.cateringType === 'breakfast') return null;
  const chosen = getPackage(draft.breakfastPackage ?? '');
  return chosen?.cateringType === 'breakfast' ? chosen : null;
}

/** Chosen dishes of a list that the catalogue knows under this list, in catalogue order and without doubles. */
export function chosenDishes(draft: Draft, category: DishCategory): readonly KnownDish[] {
  const chosen = new Set(draft[category]);
  return getDishes(category).filter((dish) => chosen.has(dish.id));
}

/** Chosen services that the catalogue knows, in catalogue order. */
export function chosenServices(draft: Draft): readonly KnownService[] {
  const chosen = new Set(draft.services);
  return [...serviceIndex.values()].filter((service) => chosen.has(service.id));
}
