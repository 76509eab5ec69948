import { createPersistedStore } from '../browser-store/persisted-store';

/** What the success page shows: the reference and, as an ISO time, by when the answer comes. */
export type LastInquiry = { readonly reference: string; readonly answerBy: string };

/** References look like `SG-2026-7KQ4M`. */
const referencePattern = /^SG-\d{4}-[A-Z0-9]{4,8}$/;

/** Reads reference and time from untrusted input, such as the address of the success page. */
export function readLastInquiry(reference: unknown, answerBy: unknown): LastInquiry | null {
  if (typeof reference !== 'string' || !referencePattern.test(reference)) return null;
  if (typeof answerBy !== 'string' || Number.isNaN(Date.parse(answerBy))) return null;
  return { reference, answerBy: new Date(answerBy).toISOString() };
}

/** The inquiry that this browser sent last, so that the success page survives a reload. */
export const lastInquiryStore = createPersistedStore<LastInquiry | null>({
  key: 'seegut-last-inquiry',
  fallback: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const { reference, answerBy } = value as Record<string, unknown>;
    return readLastInquiry(reference, answerBy) ?? undefined;
  },
  serialise: (value) => JSON.stringify(value),
  event: 'last-inquiry-updated',
});
