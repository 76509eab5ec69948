import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getDish } from '@/lib/plan/dish-catalogue';
import { suits, toggleDish, toggleFavourite } from '@/lib/plan/dish-rules';

/** Favourite dishes: each can be moved to the menu where it fits, or removed. */
export function Favourites() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft, apply } = useDraft();
  const favourites = draft.favorites.flatMap((id) => getDish(id) ?? []);
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="favorites-title" id="favorites" tabIndex={-1}>
      <h2 id="favorites-title" className="text-3xl">
        {t('favourites')}
      </h2>
      <p className="mt-2 text-muted">{t('favouritesText')}</p>
      <ul className="mt-4">
        {favourites.map((dish) => {
          const name = texts.dishes[dish.id];
          const addable = suits(dish.id, draft.cateringType) && !draft[dish.category].includes(dish.id);
          return (
            <li key={dish.id} className="flex items-center gap-x-2 border-t border-line sm:gap-x-4 sm:py-2">
              <span className="min-w-0 flex-1 py-2 leading-snug">
                {name}
                <span className="block text-sm text-muted">{t(`categories.${dish.category}`)}</span>
              </span>
              {addable && (
                <Button
                  variant="link"
                  size="sm"
                  aria-label={t('dishes.addNamed', { dish: name })}
                  onClick={() => apply((current) => toggleDish(current, dish.id))}
                >
                  {t('dishes.add')}
                </Button>
              )}
              <button
                type="button"
                className="grid size-11 flex-none cursor-pointer place-items-center text-muted hover:text-accent"
                aria-label={t('remove', { name })}
                onClick={() => apply((current) => toggleFavourite(current, dish.id))}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
