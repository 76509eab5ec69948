import type { Menu, MenuItem, MenuSection, Offer } from 'schema-dts';
import { cateringTypes, dishCategories } from '@/content/catering/choices';
import { grossUnitCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import type { MenuSection as MenuContent } from '@/content/schema';
import { catalogueWords } from '@/content/texts';
import { formatCents, formatList } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { type CatalogueTexts, catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish, getDishes, type KnownDish } from '@/lib/plan/dish-catalogue';
import { meetsDiet } from '@/lib/plan/dish-filter';
import { getPackages } from '@/lib/plan/package-catalogue';
import { siteLabels } from '../site-labels';
import { packageOffer } from './service';

/**
 * Diets that schema.org knows; a vegan dish is vegetarian too. Not `GlutenFreeDiet`: a dish without gluten in its recipe may hold traces,
 * and "gluten-free" is a claim of law (Regulation (EU) 828/2014).
 */
const diets = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarisch: 'https://schema.org/VegetarianDiet',
  laktosefrei: 'https://schema.org/LowLactoseDiet',
} as const;
const dietNames = Object.keys(diets) as (keyof typeof diets)[];

/** What a dish costs on top of its package, for one guest. */
function surcharge({ surchargeCents }: KnownDish, locale: Locale): Offer {
  const cents = grossUnitCents(surchargeCents, 'food');
  const price = { price: (cents / 100).toFixed(2) as `${number}`, priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    name: translatorFor(locale)('configurator.surcharge', { price: formatCents(cents, locale) }),
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      unitText: siteLabels(locale).seo.perPerson,
      valueAddedTaxIncluded: true,
    },
  };
}

type Names = { readonly texts: CatalogueTexts; readonly locale: Locale };

/** Allergens in words: schema.org has no property for them. */
function item(dish: KnownDish, { texts, locale }: Names, isComplete: boolean): MenuItem {
  const suitable = dietNames.filter((diet) => meetsDiet(dish, diet)).map((diet) => diets[diet]);
  const names = dish.allergens.map((code) => texts.allergens[code]);
  const t = translatorFor(locale);
  const description =
    names.length > 0
      ? t('configurator.allergens', { list: formatList(names, locale) })
      : t('configurator.noAllergens');
  return {
    '@type': 'MenuItem',
    name: texts.dishes[dish.id],
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(isComplete && { description }),
    ...(isComplete && dish.surchargeCents > 0 && { offers: surcharge(dish, locale) }),
  };
}

const section = (name: string, items: readonly MenuItem[]): MenuSection => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: items,
});

/** Everything the kitchen cooks with diets and allergens, by course, and the packages in which it is offered. */
export function wholeMenu(id: string, name: string, locale: Locale): Menu {
  const names = { texts: catalogueTexts(locale), locale };
  return {
    '@type': 'Menu',
    '@id': id,
    name,
    inLanguage: locale,
    offers: cateringTypes.flatMap((type) =>
      getPackages(type)
        .filter(({ priceCents }) => priceCents !== null)
        .map((entry) => ({
          ...packageOffer(entry, locale),
          name: `${names.texts.types[type].name}: ${names.texts.packages[entry.id].name}`,
        })),
    ),
    hasMenuSection: dishCategories.map((category) =>
      section(
        catalogueWords[locale].dishCategories[category],
        getDishes(category).map((dish) => item(dish, names, true)),
      ),
    ),
  };
}

/** The menu card that a page shows. */
export function shownMenu(id: string, content: MenuContent, locale: Locale): Menu {
  const names = { texts: catalogueTexts(locale), locale };
  return {
    '@type': 'Menu',
    '@id': id,
    name: content.title,
    inLanguage: locale,
    hasMenuSection: content.courses.map((course) =>
      section(
        course.title,
        course.dishes.flatMap((id) => {
          const dish = getDish(id);
          return dish ? [item(dish, names, false)] : [];
        }),
      ),
    ),
  };
}
