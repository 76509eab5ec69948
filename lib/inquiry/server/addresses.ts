import type { Locale } from '@/content/locales';
import { writeAnswerTime } from '@/lib/base/answer-time';
import { localPath } from '@/lib/i18n/address';

/**
 * Where a stored inquiry leads: `ref` is its reference, `by` when it is answered (`writeAnswerTime`). The key
 * to its state stands in the fragment, which no server and no log ever sees.
 */
export function successAddress(locale: Locale, reference: string, answerBy: Date, key: string): string {
  const query = new URLSearchParams({ ref: reference, by: writeAnswerTime(answerBy) });
  return `${localPath(locale, 'success')}?${query}#key=${key}`;
}
