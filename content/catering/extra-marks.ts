import type { Dish } from './dish';
import type { ExtraId } from './extras';

/** The marks of food that comes with a package, apart from `extras.ts`: pages that check allergies need none of them. */
export const extraMarks: Readonly<Record<ExtraId, Dish['diet']>> = {
  'x-bread': ['vegetarisch'],
  'x-sauces': ['vegetarisch'],
  'x-amuse': ['fisch'],
  'x-between': ['fisch', 'alkohol'],
  'x-cheese': ['vegetarisch'],
  'x-live': ['vegetarisch', 'alkohol'],
  'x-smoker': ['fleisch'],
  'x-oysters': ['fisch'],
  'x-tartare': ['fleisch', 'fisch'],
  'x-show': ['fleisch', 'fisch', 'alkohol'],
  'x-patisserie': ['vegetarisch'],
  'x-spreads': ['vegetarisch'],
  'x-morning-break': ['vegan'],
  'x-afternoon-break': ['vegetarisch'],
};
