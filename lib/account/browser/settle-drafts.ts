import { withoutContact } from '@/lib/plan/contact-data';
import { blankValue, type Draft, getField, isEmptyDraft, makeDraft, sameDraft } from '@/lib/plan/draft';

/** What the winner leaves empty about the person, from the other: nobody types an address twice. */
const withContactOf = (winner: Draft, other: Draft): Draft =>
  makeDraft((row, path) => {
    const own = getField(winner, path);
    const isLeft = row.scope === 'person' && JSON.stringify(own) === JSON.stringify(blankValue(row));
    return isLeft ? getField(other, path) : own;
  });

export type Settled = {
  readonly draft: Draft;
  /** Another plan that was made meanwhile and does not count. */
  readonly lost?: Draft;
};

/**
 * Which of two drafts counts that went their own ways since `base`: the one that was changed, else `winner`. One that was
 * cleared, for example after sending, does not win over one that was changed.
 */
export function settleDrafts(base: Draft, winner: Draft, other: Draft): Settled {
  if (sameDraft(other, base)) return { draft: winner };
  if (sameDraft(winner, base) || isEmptyDraft(winner)) return { draft: other };
  if (isEmptyDraft(other)) return { draft: winner };
  const draft = withContactOf(winner, other);
  return sameDraft(withoutContact(winner), withoutContact(other)) ? { draft } : { draft, lost: other };
}
