import { breakfast } from './breakfast';
import { desserts } from './desserts';
import type { Dish } from './dish';
import { fingerfood } from './fingerfood';
import { mains } from './mains';
import { sides } from './sides';
import { starters } from './starters';

const catalogue = [...starters, ...mains, ...sides, ...desserts, ...fingerfood, ...breakfast] as const;

export type DishId = (typeof catalogue)[number]['id'];

/** Every dish in the order of the menu. */
export const dishes: readonly (Dish & { readonly id: DishId })[] = catalogue;
