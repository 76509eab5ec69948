import { dishCategories } from '@/content/catering/choices';
import {
  customerTypeTexts,
  dishCategoryTexts,
  eventTypeTexts,
  locationTypeTexts,
  pickupTexts,
} from '@/content/catering/texts/choices';
import type { Locale } from '@/content/locales';
import type { Draft } from '@/lib/configurator/draft';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { itemName } from './catalogue-names';
import { oneLine, quoted } from './letter';
import { type Row, section } from './section';
import type { Translator } from './texts';

const numberOf = (value: number | undefined) => (value ? String(value) : '');

/** When, where, for whom: nothing in it is the visitor's own wording. */
export function eventSection(draft: Draft, t: Translator, locale: Locale): readonly string[] {
  const { date, time, timeEnd } = draft.details;
  const at = (clock: string) => (clock ? t('mail.labels.oclock', { time: clock }) : '');
  return section(t('mail.sections.event'), [
    [
      t('configurator.fields.customerType'),
      draft.customerType ? customerTypeTexts[draft.customerType][locale] : '',
    ],
    [t('configurator.fields.eventType'), draft.eventType ? eventTypeTexts[draft.eventType][locale] : ''],
    [t('configurator.fields.date'), date ? formatDay(date, locale) : t('configurator.open')],
    [t('configurator.fields.time'), at(time)],
    [t('configurator.fields.timeEnd'), at(timeEnd)],
    [t('configurator.fields.guests'), String(draft.guests)],
    [t('configurator.fields.childrenUnder6'), numberOf(draft.childrenUnder6)],
    [t('configurator.fields.children611'), numberOf(draft.children611)],
    [t('configurator.fields.veganGuests'), numberOf(draft.veganGuests)],
    [t('configurator.fields.vegetarianGuests'), numberOf(draft.vegetarianGuests)],
    [
      t('configurator.fields.locationType'),
      draft.locationType ? locationTypeTexts[draft.locationType][locale] : t('configurator.open'),
    ],
  ]);
}

/** Everything that was chosen from the catalogue, by name. Identifiers that it no longer knows stay readable. */
export function choiceSection(draft: Draft, t: Translator, locale: Locale): readonly string[] {
  const packageName = (id: string | null | undefined) => (id ? itemName(id, locale) : '');
  const service = (id: string) => {
    const { count, hours } = draft.serviceQuantities?.[id] ?? {};
    const amounts = [
      count ? `${t('configurator.fields.count')}: ${count}` : '',
      hours ? `${t('configurator.fields.hours')}: ${hours}` : '',
    ].filter(Boolean);
    const name = itemName(id, locale);
    return amounts.length > 0 ? `${name} (${amounts.join(', ')})` : name;
  };
  const dishes = dishCategories.map((category): Row => {
    const chosen = draft[category].map((id) => itemName(id, locale));
    return [dishCategoryTexts[category][locale], chosen.join('; ')];
  });
  return section(t('mail.sections.choice'), [
    [t('configurator.fields.cateringType'), draft.cateringType ? itemName(draft.cateringType, locale) : ''],
    [t('configurator.fields.package'), packageName(draft.package)],
    [t('configurator.fields.breakfastPackage'), packageName(draft.breakfastPackage)],
    ...dishes,
    ['', draft.services.map(service).join('; ')],
    [t('configurator.fields.pickup'), draft.pickup ? pickupTexts[draft.pickup][locale] : ''],
  ]);
}

/** Who asks and where to; for the house only. */
export function contactSection(draft: Draft, t: Translator): readonly string[] {
  const { details } = draft;
  const place = (street: string, number: string, zip: string, city: string) =>
    [`${street} ${number}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(', ');
  return section(t('mail.sections.contact'), [
    [t('mail.labels.name'), `${details.firstName} ${details.lastName}`],
    [t('configurator.fields.company'), details.company],
    [t('configurator.fields.email'), details.email],
    [t('configurator.fields.phone'), details.phone],
    [
      t('configurator.fields.delivery'),
      place(
        details.delivery_street,
        details.delivery_houseNumber,
        details.delivery_zip,
        details.delivery_city,
      ),
    ],
    [
      t('configurator.fields.billing'),
      details.billingSameAsShipping
        ? ''
        : place(
            details.billing_street,
            details.billing_houseNumber,
            details.billing_zip,
            details.billing_city,
          ),
    ],
    [t('configurator.fields.costCentre'), draft.costCentre ?? ''],
    [t('configurator.fields.voucherCode'), draft.voucherCode],
  ]);
}

/** What the visitor wrote freely; for the house only, so that nobody can have us mail their words to strangers. */
export function notesSection(draft: Draft, t: Translator, locale: Locale): readonly string[] {
  const budget = draft.budgetPerPersonCents;
  const notes: readonly Row[] = [
    [t('configurator.fields.otherEventText'), draft.otherEventText],
    [t('configurator.fields.ideaText'), draft.ideaText ?? ''],
    [t('configurator.fields.budget'), budget ? formatCents(budget, locale) : ''],
    [t('configurator.fields.allergyNote'), draft.allergyNote ?? ''],
    [t('configurator.fields.decorationNote'), draft.decorationNote ?? ''],
    [t('configurator.fields.deliveryInfo'), draft.details.delivery_info],
    [t('configurator.fields.message'), draft.details.message],
  ];
  const lines = notes.flatMap(([label, text]) => (oneLine(text) ? [`${label}:`, quoted(text)] : []));
  return lines.length > 0 ? ['', t('mail.sections.notes').toUpperCase(), ...lines] : [];
}
