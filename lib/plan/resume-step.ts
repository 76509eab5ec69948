import { dishCategories } from '@/content/catering/choices';
import type { Draft } from './draft';
import type { StepId } from './field-row';

/** The first step that still has something to ask; the review when none has. */
export function resumeStep(draft: Draft): StepId {
  if (draft.cateringType === null) return 'catering-art';
  const isOwnIdea = draft.cateringType === 'own-idea';
  if (isOwnIdea ? (draft.ideaText ?? '').trim() === '' : !draft.package) return 'paket';
  const hasChosen =
    draft.services.length > 0 || dishCategories.some((category) => draft[category].length > 0);
  return !isOwnIdea && !hasChosen ? 'speisen' : 'pruefen';
}
