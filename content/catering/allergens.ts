/**
 * The 14 allergens in the order of Annex II of Regulation (EU) 1169/2011; kinds of cereal and nut are named, as the
 * regulation demands. Full names live in `texts/<language>/catalogue.ts`.
 */
export const allergenGroups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'] as const;
export type AllergenGroup = (typeof allergenGroups)[number];

export const allergenCodes = [
  ...(['A1', 'A2', 'A3', 'A4', 'A5', 'B', 'C', 'D', 'E', 'F', 'G'] as const),
  ...(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'I', 'J', 'K', 'L', 'M', 'N'] as const),
] as const;
export type AllergenCode = (typeof allergenCodes)[number];

/** Additives that must be named beside a dish; 14 (alcohol) is a voluntary note. */
export const additiveCodes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type AdditiveCode = (typeof additiveCodes)[number];
