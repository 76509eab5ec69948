import { dishCategories } from '@/content/catering/choices';
import { extras } from '@/content/catering/extras';
import { type Service, services } from '@/content/catering/services';
import { grossUnitCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords, siteWords } from '@/content/texts';
import { formatCents, formatDay, formatList, formatMonths } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import type { DescribeContext, PlanRow, PlanSection } from '@/lib/plan/describe';
import { dishFacts } from '@/lib/plan/describe-texts';
import { getDishes, type KnownDish } from '@/lib/plan/dish-catalogue';
import type { PlanDocument } from '@/lib/plan/document/plan-document';

const row = (id: string, label: string, text: string, note: string): PlanRow => ({
  id,
  fields: [],
  label,
  values: [{ text, note }],
  step: 'speisen',
  scope: 'menu',
});

const section = (title: string, rows: readonly PlanRow[]): PlanSection => ({ id: 'menu', title, rows });

function dishRow(dish: KnownDish, context: DescribeContext): PlanRow {
  const { texts, locale, t } = context;
  const notes = [
    dishFacts(dish, context),
    dish.surchargeCents > 0
      ? t('surcharge', { price: formatCents(grossUnitCents(dish.surchargeCents, 'food'), locale) })
      : '',
    dish.season ? formatMonths(dish.season, locale) : '',
  ];
  const marks = dish.diet.map((mark) => t(`diets.${mark}`));
  return row(dish.id, marks.join(', '), texts.dishes[dish.id], notes.filter(Boolean).join('; '));
}

/** The allergens and additives of what is not chosen from the menu. */
function otherRow(entry: Pick<Service, 'id' | 'allergens' | 'additives'>, context: DescribeContext): PlanRow {
  const { texts, locale, t } = context;
  const allergens = (entry.allergens ?? []).map((code) => texts.allergens[code]);
  const additives = (entry.additives ?? []).map((code) => texts.additives[code]);
  const notes = [
    allergens.length > 0 ? t('allergens', { list: formatList(allergens, locale) }) : t('noAllergens'),
    additives.length > 0 ? t('additives', { list: formatList(additives, locale) }) : '',
  ];
  return row(entry.id, '', texts.items[entry.id] ?? entry.id, notes.filter(Boolean).join('; '));
}

/** The whole carte with allergens and additives, as it is printed. @param made the day that stands on it. */
export function carteDocument(locale: Locale, made: Date): PlanDocument {
  const context = planContext(locale);
  const t = translatorFor(locale);
  const drinks = (services as readonly Service[]).filter(
    ({ consumed, adultsOnly }) => consumed || adultsOnly,
  );
  return {
    title: t('seo.menu'),
    lead: siteWords[locale].claim,
    sections: [
      ...dishCategories.map((category) =>
        section(
          catalogueWords[locale].dishCategories[category],
          getDishes(category).map((dish) => dishRow(dish, context)),
        ),
      ),
      section(
        t('publicApi.carte.included'),
        extras.map((extra) => otherRow(extra, context)),
      ),
      section(
        t('publicApi.carte.drinks'),
        drinks.map((service) => otherRow(service, context)),
      ),
    ],
    price: null,
    notes: [context.texts.breakfastAlways, context.texts.traces],
    brand: site.name.toUpperCase(),
    date: context.t('described.asOf', { day: formatDay(made, locale, 'long') }),
    pageLabel: context.t('described.page', { page: '{page}', pages: '{pages}' }),
    footer: [site.name, site.phone.display, site.email].join(' · '),
    language: locale,
  };
}
