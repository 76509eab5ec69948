import type { CateringTypeId } from '@/content/catering/choices';
import { toggled } from '@/lib/base/toggled';
import { getDish } from './dish-catalogue';
import type { Draft } from './draft';

/** Whether a dish belongs to a kind of catering; everything goes with an own idea or before a kind is chosen. */
export function suits(dishId: string, type: CateringTypeId | null): boolean {
  const dish = getDish(dishId);
  if (!dish || dish.category.startsWith('breakfast') || type === null || type === 'own-idea') return true;
  if (type === 'breakfast') return dish.category === 'desserts';
  return dish.fits.includes(type === 'conference' ? 'warm-buffet' : type);
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
    favorites:
      !chosen && draft.favorites.includes(dishId)
        ? draft.favorites.filter((id) => id !== dishId)
        : draft.favorites,
  };
}

export const toggleFavourite = (draft: Draft, dishId: string): Draft =>
  getDish(dishId) ? { ...draft, favorites: toggled(draft.favorites, dishId) } : draft;
