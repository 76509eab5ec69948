import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { isPlanDocument, type PlanDocument } from '@/lib/plan/document/plan-document';
import { isOver, sentKeys } from './kept-until';

/** What was sent under a reference, in words and with the sender's own details, and its calendar entry if it has a date. */
export type SentPlan = {
  readonly until?: string;
  readonly reference: string;
  readonly document: PlanDocument;
  readonly calendar: string | null;
};

/** The plan that this browser sent last, for the success page. */
export const sentPlanStore = createPersistedStore<SentPlan | null>({
  key: sentKeys.plan,
  fallback: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const { reference, document, calendar } = value as Record<string, unknown>;
    if (typeof reference !== 'string' || !isPlanDocument(document)) return undefined;
    return { reference, document, calendar: typeof calendar === 'string' ? calendar : null };
  },
  isExpired: (stored) => isOver(stored),
  serialise: (value) => JSON.stringify(value),
  event: 'sent-plan-updated',
});
