import type { Draft } from './draft';

/** Portions at full and at half price. */
export type Portions = { readonly full: number; readonly half: number };

/** The guests by age; more children than guests are cut off (the form says so before it comes to that). */
function ages(draft: Draft): { adults: number; children: number; toddlers: number } {
  const guests = Math.max(0, draft.guests);
  const toddlers = Math.min(guests, Math.max(0, draft.childrenUnder6 ?? 0));
  const children = Math.min(guests - toddlers, Math.max(0, draft.children611 ?? 0));
  return { adults: guests - toddlers - children, children, toddlers };
}

/** True when the guests, children counted by what they pay, are fewer than the minimum. */
export function isBelow(draft: Draft, minimum: number): boolean {
  const { adults, children } = ages(draft);
  return 2 * adults + children < 2 * minimum;
}

/**
 * Portions to pay for: children from 6 to 12 half, under 6 nothing, and at least the minimum in full portions. The
 * minimum counts portions, not heads, because otherwise one more child could make the whole cheaper.
 */
export function portionsFor(draft: Draft, minimum: number): Portions {
  const { adults, children } = ages(draft);
  return 2 * adults + children <= 2 * minimum ? { full: minimum, half: 0 } : { full: adults, half: children };
}
