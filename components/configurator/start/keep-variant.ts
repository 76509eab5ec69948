import { showToast } from '@/components/ui/toast';
import { draftStore, variantStore } from '@/lib/plan/browser/draft-store';
import { hasMenu, withoutContact } from '@/lib/plan/contact-data';
import type { Draft } from '@/lib/plan/draft';

/** Long enough to read two sentences and decide. */
export const undoMs = 15_000;

/** Keeps the menu of a plan that is being replaced as the second variant; returns the way back, `null` without a menu. */
export function keepAsVariant(before: Draft): (() => void) | null {
  if (!hasMenu(before)) return null;
  const former = variantStore.isStored() ? variantStore.get() : null;
  variantStore.set(withoutContact(before));
  return () => {
    if (former) variantStore.set(former);
    else variantStore.clear();
  };
}

/** Replaces the draft, keeps its menu as the second variant, and says so with the way back. */
export function replaceDraft(
  next: (before: Draft) => Draft,
  texts: { readonly title: string; readonly kept: string; readonly undo: string },
): void {
  const before = draftStore.get();
  const takeBack = keepAsVariant(before);
  const { idempotencyKey: _, ...draft } = next(before);
  draftStore.set(draft);
  if (!takeBack) return;
  showToast({
    title: texts.title,
    description: texts.kept,
    action: {
      label: texts.undo,
      onClick: () => {
        draftStore.set(before);
        takeBack();
      },
    },
    duration: undoMs,
  });
}
