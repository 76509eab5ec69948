import type { Localized } from '../../locales';
import type { DishId } from '../dishes';
import { breakfastNames } from './breakfast';
import { dessertNames, sideNames } from './desserts-and-sides';
import { fingerfoodNames } from './fingerfood';
import { mainNames } from './mains';
import { starterNames } from './starters';

/** Every dish as it stands on the menu. */
export const dishTexts: Readonly<Record<DishId, Localized>> = {
  ...starterNames,
  ...mainNames,
  ...sideNames,
  ...dessertNames,
  ...fingerfoodNames,
  ...breakfastNames,
};
