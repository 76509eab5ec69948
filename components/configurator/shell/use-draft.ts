import { useSyncExternalStore } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { draftStore } from '@/lib/plan/browser/draft-store';
import type { Draft, DraftDetails } from '@/lib/plan/draft';

/**
 * A changed draft is another inquiry: it loses the key under which the former one may already have
 * been stored, or a later change would be taken for a mere repetition.
 */
export const applyToDraft = (rule: (draft: Draft) => Draft): void =>
  draftStore.set((current) => {
    const { idempotencyKey: _, ...next } = rule(current);
    return next;
  });

/** Changes some fields of the newest draft; saved at once. */
export const changeDraft = (patch: Partial<Draft>): void =>
  applyToDraft((current) => ({ ...current, ...patch }));

/** Changes some details of the newest draft; saved at once. */
export const changeDetails = (patch: Partial<DraftDetails>): void =>
  applyToDraft((current) => ({ ...current, details: { ...current.details, ...patch } }));

/**
 * What a control shows of the newest draft; drawn anew, and before anything else, only when that changes. `part` returns
 * a field of the draft or a primitive value. What may follow a moment later reads `useSettledDraft`.
 */
export const useDraftPart = <T>(part: (draft: Draft) => T): T =>
  useSyncExternalStore(
    draftStore.subscribe,
    () => part(draftStore.get()),
    () => part(draftStore.getServer()),
  );

/** The newest draft and the ways to change it; each change is saved at once. */
export function useDraft() {
  const draft = useStore(draftStore);
  return { draft, apply: applyToDraft, change: changeDraft, changeDetails };
}
