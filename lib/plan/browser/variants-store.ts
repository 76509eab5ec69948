import { isRecord } from '@/lib/base/is-record';
import { log } from '@/lib/base/log';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { withoutContact } from '@/lib/plan/contact-data';
import { type Draft, sameDraft, serialiseDraft } from '@/lib/plan/draft';
import { maxVariants } from '@/lib/plan/max-variants';
import { readDraft } from '@/lib/plan/read-draft';
import { isOlder, maxAgeDays } from './draft-store';

/** Another menu for the same event, without contact data. */
export type KeptVariant = {
  readonly plan: Draft;
  /** It goes with the inquiry. */
  readonly isAsked: boolean;
};

function read(stored: string): readonly KeptVariant[] | undefined {
  const value: unknown = JSON.parse(stored);
  if (!isRecord(value)) return undefined;
  // The first version kept one plan, as it is.
  const list: readonly unknown[] = Array.isArray(value.variants) ? value.variants : [{ plan: value }];
  return list.flatMap((entry) =>
    isRecord(entry) && isRecord(entry.plan)
      ? [{ plan: readDraft(entry.plan), isAsked: entry.isAsked === true }]
      : [],
  );
}

const write = ({ plan, isAsked }: KeptVariant) => ({ plan: JSON.parse(serialiseDraft(plan)), isAsked });

/** Plans to compare with, in the order in which they were kept. Browser only. */
export const variantsStore = createPersistedStore<readonly KeptVariant[]>({
  key: 'seegut-plan-variant',
  fallback: [],
  parse: read,
  serialise: (list) => `{"variants":${JSON.stringify(list.map(write))},"savedAt":${Date.now()}}`,
  isExpired: (stored) => isOlder(stored, maxAgeDays),
  isEmpty: (list) => list.length === 0,
  onProblem: (problem) => log.warn(`variants.${problem}`),
  event: 'plan-variant-updated',
});

/**
 * Keeps a plan as a further variant.
 * @param isAsked it goes with the inquiry until the visitor says otherwise: true for what was kept by hand.
 * @returns false when there is no room for another.
 */
export function keepVariant(draft: Draft, isAsked = false): boolean {
  const plan = withoutContact(draft);
  const list = variantsStore.get();
  if (list.some((kept) => sameDraft(kept.plan, plan))) return true;
  if (list.length >= maxVariants) return false;
  variantsStore.set([...list, { plan, isAsked }]);
  return true;
}
