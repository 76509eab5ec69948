import type { useTranslations } from 'next-intl';
import type { AllergenGroup } from '@/content/catering/allergens';
import { type DishCategory, dishCategories } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import { formatCents, formatIsoDay } from '@/lib/i18n/format';
import type { CatalogueTexts } from '@/lib/plan/catalogue-texts';
import type { Notice } from '@/lib/plan/notices';

type Context = {
  /** Texts of the namespace `notices`. */
  readonly t: ReturnType<typeof useTranslations<'notices'>>;
  readonly categories: (category: DishCategory) => string;
  readonly locale: Locale;
  readonly texts: CatalogueTexts;
};

/** Params that name something of the catalogue. */
const namedKeys = new Set(['service', 'dish', 'item', 'room', 'seating']);

/** Turns a notice into a sentence in a language; for pages and files alike. */
export function noticeReader({ t, categories, locale, texts }: Context): (notice: Notice) => string {
  const readable = ([key, value]: [string, string | number]): [string, string | number] => {
    if (key.endsWith('Cents') && typeof value === 'number') return [key, formatCents(value, locale)];
    if (typeof value !== 'string') return [key, value];
    if (key === 'earliest') return [key, formatIsoDay(value, locale, 'long')];
    const category = dishCategories.find((known) => key === 'category' && known === value);
    if (category) return [key, categories(category)];
    if (key === 'allergen') return [key, texts.allergenGroups[value as AllergenGroup] ?? value];
    if (namedKeys.has(key)) return [key, texts.items[value] ?? value];
    return [key, value];
  };
  return (notice) => t(notice.code, Object.fromEntries(Object.entries(notice.params).map(readable)) as never);
}
