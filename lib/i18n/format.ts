import { type Locale, languages } from '@/content/locales';

/** Making a formatter takes far longer than using it, and a price has many amounts, a carte many lists. */
const euros = new Map<Locale, Intl.NumberFormat>();

/** Integer cents as an amount in euros, for example `52,43 €`. */
export function formatCents(cents: number, locale: Locale): string {
  const format =
    euros.get(locale) ??
    new Intl.NumberFormat(languages[locale].region, {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
    });
  euros.set(locale, format);
  return format.format(cents / 100);
}

/** A calendar day, written out: `Samstag, 21. November 2026`. */
export function formatDay(day: Date, locale: Locale, style: 'full' | 'long' = 'full'): string {
  return new Intl.DateTimeFormat(languages[locale].region, {
    dateStyle: style,
    timeZone: 'Europe/Berlin',
  }).format(day);
}

/** The same of `YYYY-MM-DD`; anything else stays as it is. */
export function formatIsoDay(isoDay: string, locale: Locale, style: 'full' | 'long' = 'full'): string {
  const day = new Date(`${isoDay}T12:00:00Z`);
  return Number.isNaN(day.getTime()) ? isoDay : formatDay(day, locale, style);
}

/** Hours and minutes of an instant in the reader's own time zone, for example `17:05`. */
export function formatTime(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].region, { hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );
}

/** An hour of the day from `HH:MM`: `18:30`, in English `6.30 p.m.`. */
export function formatClock(time: string, locale: Locale): string {
  if (locale !== 'en') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Names of months (1–12) as a range or list: `April–Juni`. */
export function formatMonths(months: readonly number[], locale: Locale): string {
  const name = new Intl.DateTimeFormat(languages[locale].region, { month: 'long', timeZone: 'UTC' });
  const at = (month: number | undefined) => name.format(new Date(Date.UTC(2026, (month ?? 1) - 1, 15)));
  const { first, last } = seasonEnds(months);
  return first === last ? at(first) : `${at(first)}–${at(last)}`;
}

/** First and last month of a season, which may run over New Year (9, 10, 11, 12, 1, 2). */
function seasonEnds(months: readonly number[]): { first: number | undefined; last: number | undefined } {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  return {
    first: months.find((month) => !has(month - 1)) ?? months[0],
    last: months.find((month) => !has(month + 1)) ?? months.at(-1),
  };
}

const lists = new Map<Locale, Intl.ListFormat>();

/** An enumeration in the language: `a, b und c`. */
export function formatList(items: readonly string[], locale: Locale): string {
  const format = lists.get(locale) ?? new Intl.ListFormat(languages[locale].region, { type: 'conjunction' });
  lists.set(locale, format);
  return format.format(items);
}

/** A language's name in another. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(languages[locale].region, { type: 'language' }).of(language) ?? language;

/** A length with its unit: `1,20 m`. */
export const formatMetres = (metres: number, locale: Locale): string =>
  `${new Intl.NumberFormat(languages[locale].region, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(metres)}\u00a0m`;

/** An area with its unit, to a tenth where it has one: `2,2 m²`. */
export const formatSquareMetres = (area: number, locale: Locale): string =>
  `${new Intl.NumberFormat(languages[locale].region, { maximumFractionDigits: 1 }).format(area)}\u00a0m²`;
