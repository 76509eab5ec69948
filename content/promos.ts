import { maxSavingPercent } from './catering/hire';
import { type Localized, locales } from './locales';
import type { Target } from './schema';
import { site } from './site';
import { siteWords } from './texts';
import type { SiteWords } from './texts/schema';

/** From the beginning of one day of the year to the end of another one (MM-DD), every year, over New Year as well. */
export type YearlyDays = { readonly from: string; readonly until: string };

/**
 * One line above the header. `basis` says on what the statement rests: an advertised saving or scarcity that nobody can
 * prove must not be shown (§ 5 UWG), so one that does not hold all year has its days.
 */
export type Promo = {
  readonly id: string;
  readonly text: Localized;
  readonly to: Target;
  readonly days?: YearlyDays;
  readonly basis: string;
};

function inAllLanguages(
  id: keyof SiteWords['promos'],
  values: Readonly<Record<string, string | number>> = {},
): Localized {
  const texts = locales.map((locale) => [
    locale,
    siteWords[locale].promos[id].replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
  ]);
  return Object.fromEntries(texts) as Localized;
}

/**
 * The three messages: in each place stands the first one that holds on the day, and the last of each holds always. Few
 * dates take the third place while the calendar proves them (`scarce-dates.ts`).
 */
export const promoPlaces: readonly (readonly Promo[])[] = [
  [
    {
      id: 'delivery',
      text: inAllLanguages('delivery'),
      to: { route: 'cateringEvent' },
      basis: 'content/catering/rules.ts: delivery zone 1 costs nothing',
    },
  ],
  [
    {
      id: 'winter',
      text: inAllLanguages('winter', { saving: maxSavingPercent('winter') }),
      to: { route: 'locationRooms', anchor: 'hire' },
      days: { from: '11-01', until: '02-29' },
      basis: 'content/catering/hire.ts: winter against summer on the same day of the week',
    },
    {
      id: 'hours',
      text: inAllLanguages('hours', site.openingHours),
      to: { route: 'contact' },
      basis: 'content/site.ts: opening hours',
    },
  ],
  [
    {
      id: 'answer',
      text: inAllLanguages('answer', { days: site.answerDays }),
      to: { configurator: {} },
      basis: 'content/site.ts: days until an answer',
    },
  ],
];
