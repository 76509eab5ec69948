import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { type Draft, defaultDraft, isEmptyDraft } from '@/lib/plan/draft';
import { readDraft } from '@/lib/plan/read-draft';
import { draftBaseKey } from './traces';

/** What this browser and an account last agreed on. */
export type DraftBase = {
  readonly userId: string;
  readonly revision: number;
  readonly draft: Draft;
  /** What was sent since; any of it may have been stored, or be stored yet, although its answer never arrived. */
  readonly offered?: readonly Draft[];
};

export const draftBaseStore = createPersistedStore<DraftBase | null>({
  key: draftBaseKey,
  fallback: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const { userId, revision, draft, offered } = value as Record<string, unknown>;
    if (typeof userId !== 'string' || typeof revision !== 'number') return undefined;
    return {
      userId,
      revision,
      draft: readDraft(draft),
      ...(Array.isArray(offered) ? { offered: offered.map(readDraft) } : {}),
    };
  },
  serialise: (base) =>
    JSON.stringify(base && isEmptyDraft(base.draft) ? { ...base, draft: undefined } : base),
  event: 'seegut:draft-base',
});

/** After the session's end, whoever ended it: whose draft it was is still known, what was in it is not. */
export function forgetDraftBase(): void {
  const base = draftBaseStore.get();
  if (base) draftBaseStore.set({ userId: base.userId, revision: base.revision, draft: defaultDraft() });
}
