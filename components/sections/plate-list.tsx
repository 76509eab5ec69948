import { getTranslations } from 'next-intl/server';
import type { DishId } from '@/content/catering/dishes';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import { formatList } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish } from '@/lib/plan/dish-catalogue';
import { Engraving } from '../ui/engraving';

/**
 * Those of the dishes that have a plate, with their names below, as on a printed card; allergens and additives in words,
 * because no legend stands nearby.
 */
export async function PlateList({ dishes, locale }: { dishes: readonly DishId[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const texts = catalogueTexts(locale);
  return (
    <ul className="grid grid-cols-2 wrap-anywhere gap-x-(--gutter) gap-y-10 md:grid-cols-3">
      {dishes.filter(isEngraving).map((plate) => {
        const { allergens = [], additives = [] } = getDish(plate) ?? {};
        const contents = [
          ...allergens.map((code) => texts.allergens[code]),
          ...additives.map((code) => texts.additives[code]),
        ];
        return (
          <li key={plate}>
            <Engraving plate={plate} />
            <p className="mt-4 text-center font-display text-xl text-balance">{texts.dishes[plate]}</p>
            {contents.length > 0 && (
              <p data-contents className="mt-1 text-center text-xs text-muted text-balance">
                {t('allergens', { list: formatList(contents, locale) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
