import { draftStore, setAsideStore } from '@/lib/plan/browser/draft-store';
import { keepVariant, variantsStore } from '@/lib/plan/browser/variants-store';
import { hasMenu } from '@/lib/plan/contact-data';
import type { Draft } from '@/lib/plan/draft';
import { showUndo } from './show-undo';

/** Keeps the menu of a plan that is being replaced; returns the way back, `null` without a menu. */
export function keepAsVariant(before: Draft): (() => void) | null {
  if (!hasMenu(before)) return null;
  const former = variantsStore.get();
  // A full list keeps what it has; the plan is then set aside.
  const isKept = keepVariant(before);
  if (!isKept) setAsideStore.set(before);
  return () => {
    variantsStore.set(former);
    if (!isKept) setAsideStore.clear();
  };
}

/** Replaces the draft, keeps its menu as a variant, and says so with the way back. */
export function replaceDraft(
  next: (before: Draft) => Draft,
  texts: { readonly title: string; readonly kept: string; readonly undo: string },
): void {
  const before = draftStore.get();
  const takeBack = keepAsVariant(before);
  const { idempotencyKey: _, ...draft } = next(before);
  draftStore.set(draft);
  if (!takeBack) return;
  showUndo({ title: texts.title, description: texts.kept, undo: texts.undo }, () => {
    draftStore.set(before);
    takeBack();
  });
}
