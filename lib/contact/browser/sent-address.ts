import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';

/** References look like `SK-2026-7KQ4M`. */
const referencePattern = /^SK-\d{4}-[2-9A-HJKMNP-Z]{5}$/;

export type SentMessage = {
  readonly locale: Locale;
  readonly reference: string;
  /** By when the answer comes. */
  readonly day: Date;
};

/** Where a native form finds its confirmation, also after a reload: `by` is the answer's day as `YYYY-MM-DD`. */
export const sentAddress = (locale: Locale, reference: string, by: string): string =>
  `/api/contact?${new URLSearchParams({ lng: locale, ref: reference, by })}`;

/** Reads such an address; null when anything in it was made up. */
export function readSentAddress(query: URLSearchParams): SentMessage | null {
  const lng = query.get('lng');
  const reference = query.get('ref') ?? '';
  const day = eventDay(query.get('by') ?? '');
  if (!day || !referencePattern.test(reference)) return null;
  return { locale: isLocale(lng) ? lng : defaultLocale, reference, day };
}
