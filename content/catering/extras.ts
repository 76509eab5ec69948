import type { AdditiveCode, AllergenCode } from './allergens';
import type { Dish } from './dish';

type Extra = {
  readonly id: string;
  /** The marks of a dish. */
  readonly diet: Dish['diet'];
  readonly allergens: readonly AllergenCode[];
  readonly additives: readonly AdditiveCode[];
};

/**
 * Food that comes with a package without being chosen. It needs its allergens and additives like any dish (LMIV art.
 * 44, LMZDV § 5); names live in `texts/extras.ts`.
 */
export const extras = [
  { id: 'x-bread', diet: ['vegetarisch'], allergens: ['A1', 'A2', 'G', 'K'], additives: [] },
  { id: 'x-sauces', diet: ['vegetarisch'], allergens: ['C', 'G', 'I', 'J', 'L'], additives: [1, 2] },
  { id: 'x-amuse', diet: ['fisch'], allergens: ['A1', 'C', 'D', 'G'], additives: [] },
  { id: 'x-between', diet: ['fisch', 'alkohol'], allergens: ['D', 'G', 'I', 'L'], additives: [14] },
  { id: 'x-cheese', diet: ['vegetarisch'], allergens: ['A1', 'G', 'H3', 'J', 'L'], additives: [2] },
  { id: 'x-live', diet: ['vegetarisch', 'alkohol'], allergens: ['A1', 'C', 'G', 'I', 'L'], additives: [14] },
  { id: 'x-smoker', diet: ['fleisch'], allergens: ['I', 'J', 'L'], additives: [2] },
  { id: 'x-oysters', diet: ['fisch'], allergens: ['A2', 'G', 'L', 'N'], additives: [] },
  { id: 'x-tartare', diet: ['fleisch', 'fisch'], allergens: ['A1', 'C', 'D', 'J'], additives: [3] },
  {
    id: 'x-show',
    diet: ['fleisch', 'fisch', 'alkohol'],
    allergens: ['A1', 'B', 'C', 'D', 'G', 'I', 'L'],
    additives: [14],
  },
  {
    id: 'x-patisserie',
    diet: ['vegetarisch'],
    allergens: ['A1', 'C', 'F', 'G', 'H1', 'H2', 'H7'],
    additives: [1],
  },
  { id: 'x-spreads', diet: ['vegetarisch'], allergens: ['G'], additives: [] },
  { id: 'x-morning-break', diet: ['vegan'], allergens: ['H1', 'H4', 'I', 'K'], additives: [] },
  { id: 'x-afternoon-break', diet: ['vegetarisch'], allergens: ['A1', 'C', 'F', 'G', 'H3'], additives: [] },
] as const satisfies readonly Extra[];

export type ExtraId = (typeof extras)[number]['id'];
