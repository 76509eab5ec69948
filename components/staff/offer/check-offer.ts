import type { OfferDraft } from './edit-offer';

/** What keeps an offer from being sent; texts stand under `staff.editor.problems`. */
export type OfferProblem =
  | { readonly kind: 'lines' | 'validUntil' | 'optionUntil' | 'day'; readonly field: string }
  | { readonly kind: 'text'; readonly field: string; readonly number: number };

/**
 * The first thing that is missing or wrong, with a selector of its field; numbers are checked where they are typed.
 * @param today `YYYY-MM-DD`
 */
export function findOfferProblem({ offer, optionUntil }: OfferDraft, today: string): OfferProblem | null {
  if (offer.lines.length === 0) return { kind: 'lines', field: '[name="catalogue"]' };
  const unnamed = offer.lines.findIndex(({ text }) => text.trim() === '');
  const line = offer.lines[unnamed];
  if (line) return { kind: 'text', field: `[data-line="${line.id}"] [name="text"]`, number: unnamed + 1 };
  if (optionUntil !== null && offer.day === null) return { kind: 'day', field: '[name="day"]' };
  if (optionUntil !== null && optionUntil <= today)
    return { kind: 'optionUntil', field: '[name="optionUntil"]' };
  return offer.validUntil <= today ? { kind: 'validUntil', field: '[name="validUntil"]' } : null;
}
