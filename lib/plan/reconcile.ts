import { dishCategories } from '@/content/catering/choices';
import { getDish } from './dish-catalogue';
import type { Draft } from './draft';
import { getPackage, getPackages } from './package-catalogue';
import { unknownItems } from './resolve';
import { getService } from './service-catalogue';

/**
 * Takes out of a draft what the catalogue no longer knows, for example when it was saved before a change of menu, and
 * says what that was, so that it can be explained. A known draft comes back unchanged.
 */
export function reconcile(draft: Draft): { draft: Draft; removed: readonly string[] } {
  const removed = unknownItems(draft);
  const favourites = draft.favorites.filter((id) => getDish(id));
  const fitting = getPackages(draft.cateringType ?? 'own-idea').some(({ id }) => id === draft.package);
  const keepsPackage = draft.package === null || fitting;
  if (removed.length === 0 && favourites.length === draft.favorites.length && keepsPackage) {
    return { draft, removed };
  }
  const lists = Object.fromEntries(
    dishCategories.map((category) => [
      category,
      draft[category].filter((id) => getDish(id)?.category === category),
    ]),
  );
  const addOn = draft.breakfastPackage;
  return {
    draft: {
      ...draft,
      ...lists,
      favorites: favourites,
      services: draft.services.filter((id) => getService(id)),
      package: keepsPackage ? draft.package : null,
      ...(typeof addOn === 'string' && !getPackage(addOn) && { breakfastPackage: null }),
    },
    removed,
  };
}
