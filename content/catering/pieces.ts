import { portionRules } from './rules';

export type FingerfoodUse =
  | keyof Omit<typeof portionRules.fingerfoodPieces, 'receptionPerHour'>
  | 'reception';

/** Pieces of finger food per person; a reception is counted per hour, up to three. */
export function suggestedPieces(use: FingerfoodUse, hours = 1): { min: number; max: number } {
  const rule = portionRules.fingerfoodPieces;
  if (use !== 'reception') return rule[use];
  return { min: rule.receptionPerHour.min * hours, max: rule.receptionPerHour.max * hours };
}

/**
 * The same for running text and tables, for a number of guests, with the language's word between the figures:
 * `12 bis 18`, `480 to 720`.
 */
export const rangeOfPieces =
  (word: string) =>
  (use: FingerfoodUse, { hours = 1, guests = 1 } = {}): string => {
    const { min, max } = suggestedPieces(use, hours);
    return `${min * guests} ${word} ${max * guests}`;
  };
