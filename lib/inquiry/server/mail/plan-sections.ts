import { dishCategories } from '@/content/catering/choices';
import { additiveTexts, allergenTexts } from '@/content/catering/texts/allergens';
import {
  customerTypeTexts,
  dishCategoryTexts,
  eventTypeTexts,
  locationTypeTexts,
  pickupTexts,
} from '@/content/catering/texts/choices';
import type { Locale } from '@/content/locales';
import { formatCents, formatDay, formatList } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { type Block, heading, quote, row, section, type Value } from '@/lib/mail/blocks';
import { getDish } from '@/lib/plan/catalogue';
import { countDishes } from '@/lib/plan/counters';
import type { Draft } from '@/lib/plan/draft';
import { itemName } from './catalogue-names';

const parseNumber = (value: number | undefined) => (value ? String(value) : '');

/** When, where, for whom: nothing in it is the visitor's own wording. */
export function eventSection(draft: Draft, t: Translator, locale: Locale): readonly Block[] {
  const { date, time, timeEnd } = draft.details;
  const at = (clock: string) => (clock ? t('mail.labels.oclock', { time: clock }) : '');
  return section(t('mail.sections.event'), [
    row(
      t('configurator.fields.customerType'),
      draft.customerType ? customerTypeTexts[draft.customerType][locale] : '',
    ),
    row(t('configurator.fields.eventType'), draft.eventType ? eventTypeTexts[draft.eventType][locale] : ''),
    row(t('configurator.fields.date'), date ? formatDay(date, locale) : t('configurator.open')),
    row(t('configurator.fields.time'), at(time)),
    row(t('configurator.fields.timeEnd'), at(timeEnd)),
    row(t('configurator.fields.guests'), String(draft.guests)),
    row(t('configurator.fields.childrenUnder6'), parseNumber(draft.childrenUnder6)),
    row(t('configurator.fields.children611'), parseNumber(draft.children611)),
    row(t('configurator.fields.veganGuests'), parseNumber(draft.veganGuests)),
    row(t('configurator.fields.vegetarianGuests'), parseNumber(draft.vegetarianGuests)),
    row(
      t('configurator.fields.locationType'),
      draft.locationType ? locationTypeTexts[draft.locationType][locale] : t('configurator.open'),
    ),
  ]);
}

/** A dish with what must be declared in writing: Regulation (EU) 1169/2011, article 44, and LMZDV for additives. */
function dishValue(id: string, t: Translator, locale: Locale): Value {
  const text = itemName(id, locale);
  const dish = getDish(id);
  if (!dish) return { text };
  const allergens = dish.allergens.map((code) => allergenTexts[code][locale]);
  const additives = dish.additives.map((code) => additiveTexts[code][locale]);
  const facts = [
    allergens.length > 0
      ? t('configurator.allergens', { list: formatList(allergens, locale) })
      : t('configurator.noAllergens'),
    additives.length > 0 ? t('configurator.additives', { list: formatList(additives, locale) }) : '',
  ];
  return { text, note: facts.filter(Boolean).join('; ') };
}

/** Everything that was chosen from the catalogue, by name. Identifiers that it no longer knows stay readable. */
export function choiceSection(draft: Draft, t: Translator, locale: Locale): readonly Block[] {
  const packageName = (id: string | null | undefined) => (id ? itemName(id, locale) : '');
  const service = (id: string): Value => {
    const { count, hours } = draft.serviceQuantities?.[id] ?? {};
    const amounts = [
      count ? `${t('configurator.fields.count')}: ${count}` : '',
      hours ? `${t('configurator.fields.hours')}: ${hours}` : '',
    ].filter(Boolean);
    return { text: itemName(id, locale), note: amounts.join(', ') };
  };
  const dishes = dishCategories.map((category) => {
    const { open } = countDishes(draft, category);
    return row(
      dishCategoryTexts[category][locale],
      ...draft[category].map((id) => dishValue(id, t, locale)),
      open > 0 ? t('configurator.kitchenChooses', { open }) : '',
    );
  });
  return section(t('mail.sections.choice'), [
    row(
      t('configurator.fields.cateringType'),
      draft.cateringType ? itemName(draft.cateringType, locale) : '',
    ),
    row(t('configurator.fields.package'), packageName(draft.package)),
    row(t('configurator.fields.breakfastPackage'), packageName(draft.breakfastPackage)),
    ...dishes,
    row(t('configurator.steps.services.name'), ...draft.services.map(service)),
    row(t('configurator.fields.pickup'), draft.pickup ? pickupTexts[draft.pickup][locale] : ''),
  ]);
}

/** Who asks and where to; for the house only. */
export function contactSection(draft: Draft, t: Translator): readonly Block[] {
  const { details } = draft;
  const place = (street: string, number: string, zip: string, city: string) =>
    [`${street} ${number}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(', ');
  return section(t('mail.sections.contact'), [
    row(t('mail.labels.name'), `${details.firstName} ${details.lastName}`),
    row(t('configurator.fields.company'), details.company),
    row(t('configurator.fields.email'), details.email),
    row(t('configurator.fields.phone'), details.phone),
    row(
      t('configurator.fields.delivery'),
      place(
        details.delivery_street,
        details.delivery_houseNumber,
        details.delivery_zip,
        details.delivery_city,
      ),
    ),
    row(
      t('configurator.fields.billing'),
      details.billingSameAsShipping
        ? ''
        : place(
            details.billing_street,
            details.billing_houseNumber,
            details.billing_zip,
            details.billing_city,
          ),
    ),
    row(t('configurator.fields.costCentre'), draft.costCentre ?? ''),
    row(t('configurator.fields.voucherCode'), draft.voucherCode),
  ]);
}

/** What the visitor wrote freely; for the house only, so that nobody can have us mail their words to strangers. */
export function notesSection(draft: Draft, t: Translator, locale: Locale): readonly Block[] {
  const budget = draft.budgetPerPersonCents;
  const notes = [
    ...quote(t('configurator.fields.otherEventText'), draft.otherEventText),
    ...quote(t('configurator.fields.ideaText'), draft.ideaText ?? ''),
    ...quote(t('configurator.fields.budget'), budget ? formatCents(budget, locale) : ''),
    ...quote(t('configurator.fields.allergyNote'), draft.allergyNote ?? ''),
    ...quote(t('configurator.fields.decorationNote'), draft.decorationNote ?? ''),
    ...quote(t('configurator.fields.deliveryInfo'), draft.details.delivery_info),
    ...quote(t('configurator.fields.message'), draft.details.message),
  ];
  return notes.length > 0 ? [heading(t('mail.sections.notes')), ...notes] : [];
}
