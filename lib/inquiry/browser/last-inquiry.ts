import { eventDay } from '@/lib/base/event-day';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { isOver, sentKeys } from './kept-until';

/** What the success page shows: the reference and when the answer comes (`writeAnswerTime`). */
export type LastInquiry = {
  readonly reference: string;
  readonly answerDay: string;
};

/** References look like `SG-2026-7KQ4M`. */
const referencePattern = /^SG-\d{4}-[A-Z0-9]{4,8}$/;

/** Reads both from untrusted input, such as the address of the success page; `null` when either is wrong. */
export function readLastInquiry(reference: unknown, answerDay: unknown): LastInquiry | null {
  if (typeof reference !== 'string' || !referencePattern.test(reference)) return null;
  if (typeof answerDay !== 'string' || !/^[\d-]{10}(T12)?$/.test(answerDay)) return null;
  if (!eventDay(answerDay.slice(0, 10))) return null;
  return { reference, answerDay };
}

/** The inquiry that this browser sent last, so that the success page survives a reload. */
export const lastInquiryStore = createPersistedStore<(LastInquiry & { readonly until?: string }) | null>({
  key: sentKeys.inquiry,
  fallback: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const { reference, answerDay } = value as Record<string, unknown>;
    return readLastInquiry(reference, answerDay) ?? undefined;
  },
  isExpired: (stored) => isOver(stored),
  serialise: (value) => JSON.stringify(value),
  event: 'last-inquiry-updated',
});
