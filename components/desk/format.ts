import { type Locale, languages } from '@/content/locales';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { formatDay } from '@/lib/i18n/format';

/** `YYYY-MM-DD` in words; the text itself where it is no day. */
export function formatIsoDay(isoDay: string, locale: Locale, style: 'full' | 'long' = 'full'): string {
  const day = eventDay(isoDay);
  return day ? formatDay(day, locale, style) : isoDay;
}

/** Day and hour of an instant as they were in Krefeld. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale].region, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(instant);

/** A language's name in another. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(languages[locale].region, { type: 'language' }).of(language) ?? language;

const dayMs = 86_400_000;

/** Calendar days in Germany until a day (`YYYY-MM-DD`); negative when it has passed. */
export const daysLeft = (isoDay: string, now: Date): number =>
  Math.round((Date.parse(isoDay) - Date.parse(toIsoDay(now))) / dayMs);
