import type { useTranslations } from 'next-intl';
import { dishCategories } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { formatCents, formatDay, formatList } from '@/lib/i18n/format';
import {
  addOnBreakfast,
  chosenDishes,
  chosenServices,
  type KnownDish,
  mainPackage,
} from '@/lib/plan/catalogue';
import type { CatalogueTexts } from '@/lib/plan/catalogue-texts';
import { countDishes } from '@/lib/plan/counters';
import type { Draft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { suggestedCount } from '@/lib/plan/suggestions';
import type { PlanDocument, PlanPrice, PlanRow, PlanSection } from './plan-document';

/** Texts of the namespace `configurator`. */
export type Say = ReturnType<typeof useTranslations<'configurator'>>;

type Context = {
  readonly draft: Draft;
  readonly price: Price;
  readonly texts: CatalogueTexts;
  readonly locale: Locale;
  readonly t: Say;
};

const row = (term: string, text: string | number | null | undefined): readonly PlanRow[] =>
  text ? [{ term, text: String(text) }] : [];

/** Day and times in words, or that they are open. */
export function whenText({ draft, locale, t }: Pick<Context, 'draft' | 'locale' | 't'>): string {
  const { date, time, timeEnd } = draft.details;
  const day = date ? formatDay(date, locale) : t('open');
  return `${day}, ${timeEnd ? `${time}–${timeEnd}` : time}`;
}

function eventRows(context: Context): readonly PlanRow[] {
  const { draft, texts, t } = context;
  const { details } = draft;
  const occasion = draft.otherEvent
    ? draft.otherEventText
    : draft.eventType && texts.eventTypes[draft.eventType];
  const place = draft.locationType && texts.locationTypes[draft.locationType];
  const town = `${details.delivery_zip} ${details.delivery_city}`.trim();
  return [
    ...row(t('fields.customerType'), draft.customerType && t(`customerTypes.${draft.customerType}`)),
    ...row(t('fields.date'), whenText(context)),
    ...row(t('fields.guests'), draft.guests),
    ...row(t('fields.childrenUnder6'), draft.childrenUnder6),
    ...row(t('fields.children611'), draft.children611),
    ...row(t('fields.veganGuests'), draft.veganGuests),
    ...row(t('fields.vegetarianGuests'), draft.vegetarianGuests),
    ...row(t('fields.eventType'), occasion),
    ...row(t('fields.locationType'), [place, town].filter(Boolean).join(', ')),
  ];
}

function dishText(dish: KnownDish, { texts, locale, t }: Context): string {
  const allergens = dish.allergens.map((code) => texts.allergens[code]);
  const additives = dish.additives.map((code) => texts.additives[code]);
  const facts = [
    allergens.length > 0 ? t('allergens', { list: formatList(allergens, locale) }) : t('noAllergens'),
    additives.length > 0 && t('additives', { list: formatList(additives, locale) }),
  ];
  return `${texts.dishes[dish.id]} (${facts.filter(Boolean).join('; ')})`;
}

function menuRows(context: Context): readonly PlanRow[] {
  const { draft, texts, t } = context;
  const main = mainPackage(draft);
  const breakfast = addOnBreakfast(draft);
  const courses = dishCategories.flatMap((category) => {
    const { open } = countDishes(draft, category);
    const lines = [
      ...chosenDishes(draft, category).map((dish) => dishText(dish, context)),
      ...(open > 0 ? [t('kitchenChooses', { open })] : []),
    ];
    return row(t(`categories.${category}`), lines.join('\n'));
  });
  const favourites = draft.favorites.flatMap((id) => texts.dishes[id] ?? []);
  return [
    ...row(t('fields.cateringType'), draft.cateringType && texts.types[draft.cateringType].name),
    ...row(t('fields.package'), main && texts.packages[main.id].name),
    ...row(t('fields.breakfastPackage'), breakfast && texts.packages[breakfast.id].name),
    ...row(t('fields.ideaText'), draft.ideaText),
    ...courses,
    ...row(t('favourites'), favourites.join('\n')),
    ...row(t('fields.allergyNote'), draft.allergyNote),
  ];
}

function serviceRows({ draft, texts, t }: Context): readonly PlanRow[] {
  return [
    ...chosenServices(draft).flatMap((service) => {
      const { count, hours } = draft.serviceQuantities?.[service.id] ?? {};
      const counted = service.unit === 'staff-hour' || service.unit === 'piece';
      const time = hours ?? service.hours;
      const amounts = [
        counted && `${t('fields.count')}: ${count ?? suggestedCount(service, draft)}`,
        time && `${t('fields.hours')}: ${time}`,
      ].filter(Boolean);
      return row(texts.services[service.id].name, amounts.join(', ') || t(`units.${service.unit}`));
    }),
    ...row(t('fields.decorationNote'), draft.decorationNote),
    ...row(t('fields.pickup'), draft.pickup && t(`pickups.${draft.pickup}`)),
  ];
}

function pricePart({ price, texts, locale, t }: Context): PlanPrice | null {
  if (price.lines.length === 0) return null;
  const money = (cents: number) => formatCents(cents, locale);
  const net = price.basis === 'net';
  return {
    heading: t('summary.lines'),
    lines: price.lines.map((line) => ({
      name: t(`lines.${line.kind}`, { name: texts.items[line.itemId] ?? line.itemId }),
      detail: t(`lineUnits.${line.unit}`, { quantity: line.quantity }),
      amount: money(net ? line.netCents : line.grossCents),
    })),
    sums: [
      ...price.vat.map((sum) => ({
        term: t('summary.vat', { rate: sum.rate / 100, net: money(sum.netCents) }),
        text: money(sum.vatCents),
      })),
      {
        term: net ? t('summary.gross') : t('summary.net'),
        text: money(net ? price.grossCents : price.netCents),
      },
      ...row(t('summary.tip'), price.tipCents > 0 ? money(price.tipCents) : ''),
    ],
    total: { term: t('summary.expected'), text: money(price.shownCents) },
    basis: net ? t('exclVat') : t('inclVat'),
  };
}

/** The plan in words. Give a draft without contact data: the document is made to be passed on. */
export function buildPlanDocument(context: Context, notices: readonly string[]): PlanDocument {
  const { draft, texts, locale, t } = context;
  const sections: readonly PlanSection[] = [
    { heading: t('steps.eckdaten.name'), rows: eventRows(context) },
    { heading: t('steps.speisen.name'), rows: menuRows(context) },
    { heading: t('steps.services.name'), rows: serviceRows(context) },
  ];
  return {
    title: t('summary.title'),
    lead: t('review.people', { guests: draft.guests }),
    sections: sections.filter(({ rows }) => rows.length > 0),
    price: pricePart(context),
    notes: [...notices, texts.traces, t('review.nothingBooked', { days: site.answerDays })],
    footer: [site.name, site.phone.display, site.email].join(' · '),
    language: locale,
  };
}
