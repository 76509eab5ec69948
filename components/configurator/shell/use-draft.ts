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

/** Sets an optional number, or takes it out when nothing was entered. */
export function withOptional(draft: Draft, name: 'days' | 'deliveriesPerDay', value: number | null): Draft {
  const { [name]: _, ...others } = draft;
  return value === null ? others : { ...others, [name]: value };
}

/** The draft and the ways to change it; each change is saved at once. */
export function useDraft() {
  const draft = useStore(draftStore);
  return {
    draft,
    /** Applies a rule such as `changeCateringType` to the newest draft. */
    apply: applyToDraft,
    change: (patch: Partial<Draft>) => applyToDraft((current) => ({ ...current, ...patch })),
    changeDetails: (patch: Partial<DraftDetails>) =>
      applyToDraft((current) => ({ ...current, details: { ...current.details, ...patch } })),
  };
}
