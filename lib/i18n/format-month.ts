import type { Locale } from '@/content/locales';

/** A month (YYYY-MM) written out, for example `Juni 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}
