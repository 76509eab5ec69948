import { validateDraft } from './check-draft';
import { dishConflicts } from './conflicts';
import { clockTime, dayShifts, dayTimeline } from './day-timeline';
import { dietGaps } from './diet-balance';
import type { Draft } from './draft';
import { earliestDay, plannedLeadDays } from './lead-time';
import { changeBreakfastPackage, changeCateringType, changePackage } from './menu-rules';
import { getPackages } from './package-catalogue';
import { portionAdvice } from './portion-advice';
import { addedCents, pricePlan } from './price';
import { leastPrice } from './propose';
import { reconcile } from './reconcile';
import { resolvePlan } from './resolve';
import { serviceAdvice } from './service-advice';
import { suggestedCount } from './suggestions';
import { promiseFor } from './urgency';
import { usualServices } from './usual-services';

/** A plan and what it costs; before there is anything to eat also what it comes to at least. */
function workOut(draft: Draft, now: Date) {
  const plan = resolvePlan(draft, now);
  const price = pricePlan(plan);
  return { plan, price, least: price.isOnRequest ? leastPrice(draft, now) : null };
}

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
  plannedLeadDays,
  portionAdvice,
  pricePlan,
  promiseFor,
  reconcile,
  resolvePlan,
  serviceAdvice,
  suggestedCount,
  usualServices,
  validateDraft,
  workOut,
};

export type Engine = typeof engine;
