import {
  type CateringTypeId,
  type CustomerType,
  type DishCategory,
  dishCategories,
  type EventType,
  eventTypes,
} from '@/content/catering/choices';
import { addOnBreakfast, getDish, getPackage, getPackages, getService, mainPackage } from './catalogue';
import { countDishes, includedIn } from './counters';
import type { Draft } from './draft';
import { pricingPackage } from './resolve-dishes';

const isBreakfast = (category: DishCategory) => category.startsWith('breakfast');

/** Whether a dish belongs to a kind of catering; everything goes with an own idea or before a kind is chosen. */
export function suits(dishId: string, type: CateringTypeId | null): boolean {
  const dish = getDish(dishId);
  if (!dish || isBreakfast(dish.category) || type === null || type === 'own-idea') return true;
  if (type === 'breakfast') return dish.category === 'desserts';
  return dish.fits.includes(type === 'conference' ? 'warm-buffet' : type);
}

/** Moves dishes out of a list into the favourites, doubles removed, order kept. */
function moveToFavourites(draft: Draft, category: DishCategory, leaving: ReadonlySet<string>): Draft {
  if (leaving.size === 0) return draft;
  const stays = draft[category].filter((id) => !leaving.has(id));
  const moved = draft[category].filter((id) => leaving.has(id));
  return { ...draft, [category]: stays, favorites: [...new Set([...draft.favorites, ...moved])] };
}

/**
 * Nothing that was chosen is deleted by a change of package or kind. Dishes that no longer suit go to the favourites,
 * and so do those that were included before and would now cost extra; extra choices made on purpose stay, last first.
 */
function settle(before: Draft, after: Draft): Draft {
  return dishCategories.reduce((draft, category) => {
    const unfit =
      before.cateringType === draft.cateringType
        ? []
        : draft[category].filter((id) => !suits(id, draft.cateringType));
    const fitting = moveToFavourites(draft, category, new Set(unfit));
    const included = includedIn(fitting, category);
    if (included === null || !isPriced(fitting, category)) return fitting;
    const withoutBreakfast = isBreakfast(category) && pricingPackage(fitting, category) === null;
    const onPurpose =
      withoutBreakfast || !isPriced(before, category) ? 0 : countDishes(before, category).extra;
    return moveToFavourites(fitting, category, new Set(fitting[category].slice(included + onPurpose)));
  }, after);
}

/** A list is limited once a package is chosen; before that, choices are kept as they are. */
const isPriced = (draft: Draft, category: DishCategory) =>
  isBreakfast(category) || (mainPackage(draft) ?? addOnBreakfast(draft)) !== null;

/** Changes the kind of catering; the package follows to the same tier (Ufer, Welle, Horizont) of the new kind. */
export function changeCateringType(draft: Draft, type: CateringTypeId): Draft {
  if (draft.cateringType === type) return draft;
  const tier = mainPackage(draft)?.tier;
  const sameTier = getPackages(type).find((entry) => entry.tier === tier)?.id ?? null;
  if (type === 'breakfast') {
    const { breakfastPackage, ...rest } = draft;
    return settle(draft, { ...rest, cateringType: type, package: breakfastPackage ?? null });
  }
  return settle(draft, {
    ...draft,
    cateringType: type,
    package: type === 'own-idea' ? 'idee-frei' : sameTier,
  });
}

/** Chooses a package; one of another kind changes the kind as well. */
export function changePackage(draft: Draft, packageId: string): Draft {
  const chosen = getPackage(packageId);
  if (!chosen) return draft;
  return settle(draft, { ...draft, cateringType: chosen.cateringType, package: packageId });
}

/** Adds, changes or (`null`) removes breakfast beside another kind of catering. */
export function changeBreakfastPackage(draft: Draft, packageId: string | null): Draft {
  const known = packageId === null || getPackage(packageId)?.cateringType === 'breakfast';
  return known ? settle(draft, { ...draft, breakfastPackage: packageId }) : draft;
}

/** Changes who asks; an occasion that the other list does not have is cleared. */
export function changeCustomerType(draft: Draft, customerType: CustomerType): Draft {
  const known: readonly EventType[] = eventTypes[customerType];
  const fits = draft.eventType !== null && known.includes(draft.eventType);
  return { ...draft, customerType, eventType: fits ? draft.eventType : null };
}

/** Chooses the occasion and keeps `otherEvent` true exactly when it is `other`; the text stays for a change of mind. */
export function chooseEventType(draft: Draft, eventType: EventType | null): Draft {
  return { ...draft, eventType, otherEvent: eventType === 'other' };
}

/** Puts a dish into its list or takes it out; chosen from the favourites it leaves them. */
export function toggleDish(draft: Draft, dishId: string): Draft {
  const dish = getDish(dishId);
  if (!dish) return draft;
  const list = draft[dish.category];
  const chosen = list.includes(dishId);
  return {
    ...draft,
    [dish.category]: chosen ? list.filter((id) => id !== dishId) : [...list, dishId],
    favorites: chosen ? draft.favorites : draft.favorites.filter((id) => id !== dishId),
  };
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((entry) => entry !== id) : [...list, id];

export const toggleFavourite = (draft: Draft, dishId: string): Draft =>
  getDish(dishId) ? { ...draft, favorites: toggled(draft.favorites, dishId) } : draft;

/** Adds a service or takes it out together with its numbers, which nobody could see or correct any more. */
export function toggleService(draft: Draft, serviceId: string): Draft {
  if (!getService(serviceId)) return draft;
  const services = toggled(draft.services, serviceId);
  if (services.includes(serviceId) || !draft.serviceQuantities) return { ...draft, services };
  const { [serviceId]: _, ...serviceQuantities } = draft.serviceQuantities;
  return { ...draft, services, serviceQuantities };
}
