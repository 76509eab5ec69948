import { type CateringTypeId, type DishCategory, dishCategories } from '@/content/catering/choices';
import { countDishes, includedIn } from './counters';
import { suits } from './dish-rules';
import type { Draft } from './draft';
import { addOnBreakfast, getPackage, getPackages, mainPackage } from './package-catalogue';
import { pricingPackage } from './resolve-dishes';

const isBreakfast = (category: DishCategory) => category.startsWith('breakfast');

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
export function changeCateringType(before: Draft, type: CateringTypeId): Draft {
  if (before.cateringType === type) return before;
  const { typeProposed: _, ...draft } = before;
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
