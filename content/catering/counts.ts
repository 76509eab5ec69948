import type { Dish } from './dish';
import { dishes } from './dishes';
import { fingerfood } from './fingerfood';

const bites: readonly Dish[] = fingerfood;

/** How many there are, for running text: a dish more or less changes every sentence that counts them. */
export const counts = {
  dishes: dishes.length,
  fingerfood: bites.length,
  /** Finger food that vegetarians eat, the vegan kinds included. */
  vegetarianFingerfood: bites.filter(({ diet }) => diet.includes('vegetarisch') || diet.includes('vegan'))
    .length,
};
