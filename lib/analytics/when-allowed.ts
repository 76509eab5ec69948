import type { ConsentChoice } from '@/lib/consent/consent';

/** Consent is looked at this long after the start, unless a consent event comes first. */
export const analyticsDelayMs = 3500;

export type ConsentSource = {
  readonly get: () => ConsentChoice;
  readonly subscribe: (listener: () => void) => () => void;
};

export const allowsAnalytics = (choice: ConsentChoice) => choice.statistics || choice.marketing;

/**
 * Calls `start` once, after 3.5 s or on a consent event, as soon as statistics or marketing is allowed. Apart from Tag
 * Manager's own code, which nobody fetches before that.
 * @returns ends timer and listening
 */
export function whenAllowed(consent: ConsentSource, start: () => void): () => void {
  const check = () => {
    if (!allowsAnalytics(consent.get())) return;
    end();
    start();
  };
  const timer = setTimeout(check, analyticsDelayMs);
  const unsubscribe = consent.subscribe(check);
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  return end;
}
