import { maxSavingPercent } from './catering/hire';
import { type Localized, locales } from './locales';
import type { Target } from './schema';
import { siteWords } from './texts';
import type { SiteWords } from './texts/schema';

/**
 * One line above the header. A message is shown from the beginning of `from` to the end of `until`
 * (days in Berlin, YYYY-MM-DD); without them it always is. `basis` says on what the statement rests:
 * an advertised saving or scarcity that nobody can prove must not be shown (§ 5 UWG).
 */
export type Promo = {
  readonly id: string;
  readonly text: Localized;
  readonly to: Target;
  readonly from?: string;
  readonly until?: string;
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

const saving = maxSavingPercent('winter');

/** Free delivery and the saving in winter; what the calendar shows is added where it is known. */
export const promos: readonly Promo[] = [
  {
    id: 'delivery',
    text: inAllLanguages('delivery'),
    to: { route: 'cateringEvent' },
    basis: 'content/catering/rules.ts: delivery zone 1 costs nothing',
  },
  {
    id: 'winter',
    text: inAllLanguages('winter', { saving }),
    to: { route: 'locationRooms', anchor: 'hire' },
    from: '2026-11-01',
    until: '2027-02-28',
    basis: 'content/catering/hire.ts: winter against summer on the same day of the week',
  },
];
