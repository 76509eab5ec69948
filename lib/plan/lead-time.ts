import { addDays, toIsoDay } from '@/lib/base/event-day';
import { isWorkingDay } from '@/lib/base/working-days';
import type { Draft } from './draft';
import { addOnBreakfast, getPackages, mainPackage } from './package-catalogue';

/**
 * The first day that keeps a lead time. As in "at the latest n working days before", the day of the inquiry counts and
 * the event day does not: n working days lie in [today, event).
 */
export function earliestDay(now: Date, leadDays: number): string {
  const today = toIsoDay(now);
  if (earliestCache?.today !== today) earliestCache = { today, days: new Map() };
  let day = earliestCache.days.get(leadDays) ?? today;
  if (day === today) {
    for (let missing = leadDays; missing > 0; day = addDays(day, 1)) if (isWorkingDay(day)) missing--;
    earliestCache.days.set(leadDays, day);
  }
  return day;
}

/** Asked for with every price; the same all day. */
let earliestCache: { readonly today: string; readonly days: Map<number, string> } | null = null;

/** Working days that the chosen packages need; 0 while nothing is chosen. */
export function getLeadDays(draft: Draft): number {
  return Math.max(mainPackage(draft)?.leadDays ?? 0, addOnBreakfast(draft)?.leadDays ?? 0);
}

/**
 * Working days to plan with while the date is chosen: those of the packages, before one is chosen the shortest of the
 * kind of catering, and `null` while nothing is chosen.
 */
export function plannedLeadDays(draft: Draft): number | null {
  const chosen = getLeadDays(draft);
  if (chosen > 0) return chosen;
  const ofType = draft.cateringType ? getPackages(draft.cateringType).map(({ leadDays }) => leadDays) : [];
  return ofType.length > 0 ? Math.min(...ofType) : null;
}

export type LeadTime = {
  readonly leadDays: number;
  /** First day without a surcharge, `YYYY-MM-DD`. */
  readonly earliest: string;
  /** The chosen day is today or later, but before `earliest`. */
  readonly express: boolean;
};

export function getLeadTime(draft: Draft, now: Date): LeadTime {
  const leadDays = getLeadDays(draft);
  const earliest = earliestDay(now, leadDays);
  const day = draft.details.date ? toIsoDay(draft.details.date) : '';
  return { leadDays, earliest, express: day !== '' && day >= toIsoDay(now) && day < earliest };
}
