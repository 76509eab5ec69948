import { dishes } from '@/content/catering/dishes';
import { type Locale, languages } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { toCsv } from '@/lib/base/csv';
import { formatMonths } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { dietFilters, meetsDiet } from '@/lib/plan/dish-filter';

/** Every dish with diets, allergens and additives as a table for the kitchen. */
export function catalogueCsv(locale: Locale): string {
  const t = translatorFor(locale);
  const texts = catalogueTexts(locale);
  const head = [
    ...(['number', 'course', 'dish'] as const).map((key) => t(`publicApi.carte.${key}`)),
    ...dietFilters.map((diet) => t(`configurator.dishes.diets.${diet}`)),
    ...(['allergens', 'codes', 'additives', 'surcharge', 'season'] as const).map((key) =>
      t(`publicApi.carte.${key}`),
    ),
  ];
  const rows = dishes.map((dish) => [
    dish.id,
    catalogueWords[locale].dishCategories[dish.category],
    texts.dishes[dish.id],
    ...dietFilters.map((diet) => (meetsDiet(dish, diet) ? 'x' : '')),
    dish.allergens.map((code) => texts.allergens[code]).join(', '),
    dish.allergens.join(' '),
    dish.additives.map((code) => texts.additives[code]).join(', '),
    dish.surchargeCents / 100,
    dish.season ? formatMonths(dish.season, locale) : '',
  ]);
  return toCsv(head, rows, languages[locale].region);
}
