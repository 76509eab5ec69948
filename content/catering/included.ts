import type { Included } from './package';

/** Nothing of any list. */
export const none: Included = {
  vorspeisen: 0,
  hauptspeisen: 0,
  beilagen: 0,
  desserts: 0,
  fingerfood: 0,
  breakfastCold: 0,
  breakfastWarm: 0,
};

/** Starters / mains / sides / desserts / sorts of finger food, in the order of the printed catalogue. */
export const menu = (
  vorspeisen: number,
  hauptspeisen: number,
  beilagen: number,
  desserts: number,
  fingerfood: number,
): Included => ({ ...none, vorspeisen, hauptspeisen, beilagen, desserts, fingerfood });
