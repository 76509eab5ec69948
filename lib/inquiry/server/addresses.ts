import type { Locale } from '@/content/locales';
import { toIsoDay } from '@/lib/base/event-day';
import { localPath } from '@/lib/i18n/address';

/**
 * Where a stored inquiry leads: `ref` is its reference, `by` the day of the answer as `YYYY-MM-DD` in Berlin. The key
 * to its state stands in the fragment, which no server and no log ever sees.
 */
export function successAddress(locale: Locale, reference: string, answerBy: Date, key: string): string {
  const query = new URLSearchParams({ ref: reference, by: toIsoDay(answerBy) });
  return `${localPath(locale, 'success')}?${query}#key=${key}`;
}
