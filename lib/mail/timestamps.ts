import type { Locale } from '@/content/locales';
import { formatDay } from '@/lib/i18n/format';

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** Day in the reader's language and hour, both as they were in Krefeld. */
export const receivedAt = (instant: Date, locale: Locale) => ({
  day: formatDay(instant, locale),
  time: clock.format(instant),
});
