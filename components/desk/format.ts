import { type Locale, languages } from '@/content/locales';
import { toIsoDay } from '@/lib/base/event-day';

/** Day and hour of an instant as they were in Krefeld. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale].region, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(instant);

/** Calendar days in Germany until a day (`YYYY-MM-DD`); negative when it has passed. */
export const daysLeft = (isoDay: string, now: Date): number =>
  Math.round((Date.parse(isoDay) - Date.parse(toIsoDay(now))) / 86_400_000);
