import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { isPlanDocument, type PlanDocument } from './plan-document';

/** What was sent under a reference, in words and without contact data, and its calendar entry if it has a date. */
export type SentPlan = {
  readonly reference: string;
  readonly document: PlanDocument;
  readonly calendar: string | null;
};

/** The plan that this browser sent last, for the success page. */
export const sentPlanStore = createPersistedStore<SentPlan | null>({
  key: 'seegut-sent-plan',
  fallback: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const { reference, document, calendar } = value as Record<string, unknown>;
    if (typeof reference !== 'string' || !isPlanDocument(document)) return undefined;
    return { reference, document, calendar: typeof calendar === 'string' ? calendar : null };
  },
  serialise: (value) => JSON.stringify(value),
  event: 'sent-plan-updated',
});
