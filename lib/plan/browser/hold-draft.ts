import type { Draft } from '@/lib/plan/draft';
import { draftOptions, draftStore } from './draft-store';

/**
 * From now on this page keeps a draft of its own, under another key and for this tab alone; what the visitor keeps stays as
 * it is. Called before anything reads the draft.
 */
export function holdDraft(key: string, initial: Draft): void {
  Object.assign(draftOptions, { key, area: window.sessionStorage });
  if (window.sessionStorage.getItem(key) === null) draftStore.set(initial);
}
