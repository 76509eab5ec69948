import { dishes } from '@/content/catering/dishes';
import type { Locale } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { formatMonths } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { dietFilters, meetsDiet } from '@/lib/plan/dish-filter';

/** RFC 4180: quotes are doubled; everything stands in quotes. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Every dish with diets, allergens and additives as a table for the kitchen (RFC 4180, UTF-8 with a byte order mark). */
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
    (dish.surchargeCents / 100).toFixed(2),
    dish.season ? formatMonths(dish.season, locale) : '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
