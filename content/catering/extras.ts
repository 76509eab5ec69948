import type { AdditiveCode, AllergenCode } from './allergens';

type Extra = {
  readonly id: string;
  readonly allergens: readonly AllergenCode[];
  readonly additives: readonly AdditiveCode[];
};

/**
 * Food that comes with a package without being chosen. It needs its allergens and additives like any dish (LMIV art.
 * 44, LMZDV § 5); names live in `texts/extras.ts`.
 */
export const extras = [
  { id: 'x-bread', allergens: ['A1', 'A2', 'G', 'K'], additives: [] },
  { id: 'x-sauces', allergens: ['C', 'G', 'I', 'J', 'L'], additives: [1, 2] },
  { id: 'x-amuse', allergens: ['A1', 'C', 'D', 'G'], additives: [] },
  { id: 'x-between', allergens: ['D', 'G', 'I', 'L'], additives: [14] },
  { id: 'x-cheese', allergens: ['A1', 'G', 'H3', 'J', 'L'], additives: [2] },
  { id: 'x-live', allergens: ['A1', 'C', 'G', 'I', 'L'], additives: [14] },
  { id: 'x-smoker', allergens: ['I', 'J', 'L'], additives: [2] },
  { id: 'x-oysters', allergens: ['A2', 'G', 'L', 'N'], additives: [] },
  { id: 'x-tartare', allergens: ['A1', 'C', 'D', 'J'], additives: [3] },
  { id: 'x-show', allergens: ['A1', 'B', 'C', 'D', 'G', 'I', 'L'], additives: [14] },
  { id: 'x-patisserie', allergens: ['A1', 'C', 'F', 'G', 'H1', 'H2', 'H7'], additives: [1] },
  { id: 'x-spreads', allergens: ['G'], additives: [] },
  { id: 'x-morning-break', allergens: ['H1', 'H4', 'I', 'K'], additives: [] },
  { id: 'x-afternoon-break', allergens: ['A1', 'C', 'F', 'G', 'H3'], additives: [] },
] as const satisfies readonly Extra[];

export type ExtraId = (typeof extras)[number]['id'];
