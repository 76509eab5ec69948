import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { isOver, sentKeys } from './kept-until';

/** What the success page shows: the reference and when the answer comes (`writeAnswerTime`). */
export type LastInquiry = {
  readonly reference: string;
  readonly answerDay: string;
};

/** A reference such as `SG-2026-7KQ4M`, a space, and a time. */
const pattern = /^SG-\d{4}-[A-Z\d]{4,8} \d{4}-\d\d-\d\d(T12)?$/;

/** Reads both from untrusted input, such as the address of the success page; `null` when either is wrong. */
export const readLastInquiry = (reference: unknown, answerDay: unknown): LastInquiry | null =>
  pattern.test(`${reference} ${answerDay}`) ? { reference: `${reference}`, answerDay: `${answerDay}` } : null;

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
