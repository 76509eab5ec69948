import type { Menu, MenuSection } from 'schema-dts';
import { dishCategories } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import type { MenuSection as MenuContent } from '@/content/schema';
import { catalogueWords } from '@/content/texts';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish, getDishes, type KnownDish } from '@/lib/plan/dish-catalogue';

const diets = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarisch: 'https://schema.org/VegetarianDiet',
} as const;

/** Diets that schema.org knows; a vegan dish is vegetarian too. */
function suitableFor(dish: KnownDish) {
  const marks: readonly string[] = dish.diet;
  if (marks.includes('vegan')) return [diets.vegan, diets.vegetarisch];
  return marks.includes('vegetarisch') ? [diets.vegetarisch] : [];
}

function section(name: string, dishes: readonly KnownDish[], locale: Locale): MenuSection {
  const texts = catalogueTexts(locale);
  return {
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map((dish) => {
      const suitable = suitableFor(dish);
      return {
        '@type': 'MenuItem',
        name: texts.dishes[dish.id],
        ...(suitable.length > 0 && { suitableForDiet: suitable }),
      };
    }),
  };
}

/** Everything the kitchen cooks, by course, straight from the catalogue. */
export function wholeMenu(id: string, name: string, locale: Locale): Menu {
  return {
    '@type': 'Menu',
    '@id': id,
    name,
    inLanguage: locale,
    hasMenuSection: dishCategories.map((category) =>
      section(catalogueWords[locale].dishCategories[category], getDishes(category), locale),
    ),
  };
}

/** The menu card that a page shows. */
export function shownMenu(id: string, content: MenuContent, locale: Locale): Menu {
  return {
    '@type': 'Menu',
    '@id': id,
    name: content.title,
    inLanguage: locale,
    hasMenuSection: content.courses.map((course) =>
      section(
        course.title,
        course.dishes.flatMap((dish) => getDish(dish) ?? []),
        locale,
      ),
    ),
  };
}
