import { validateDraft } from './check-draft';
import { dishConflicts } from './conflicts';
import { clockTime, dayShifts, dayTimeline } from './day-timeline';
import { dietGaps } from './diet-balance';
import { earliestDay, plannedLeadDays } from './lead-time';
import { changeBreakfastPackage, changeCateringType, changePackage } from './menu-rules';
import { getPackages } from './package-catalogue';
import { portionAdvice } from './portion-advice';
import { addedCents, pricePlan } from './price';
import { oneMoreDishCents } from './price-kitchen';
import { priceBegun } from './propose';
import { reconcile } from './reconcile';
import { resolvePlan } from './resolve';
import { serviceAdvice } from './service-advice';
import { suggestedCount } from './suggestions';
import { usualServices } from './usual-services';

/**
 * What works a plan out: the whole catalogue, the rules between its parts, price, advice and checks. For the browser it
 * is one file of its own, since nothing of it is needed before somebody chooses (`browser/engine-store.ts`).
 */
export const engine = {
  addedCents,
  changeBreakfastPackage,
  changeCateringType,
  changePackage,
  clockTime,
  dayShifts,
  dayTimeline,
  dietGaps,
  dishConflicts,
  earliestDay,
  getPackages,
  oneMoreDishCents,
  plannedLeadDays,
  portionAdvice,
  priceBegun,
  pricePlan,
  reconcile,
  resolvePlan,
  serviceAdvice,
  suggestedCount,
  usualServices,
  validateDraft,
};

export type Engine = typeof engine;
