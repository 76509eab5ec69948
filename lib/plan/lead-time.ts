import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from './draft';
import { addOnBreakfast, getPackages, mainPackage } from './package-catalogue';

/** 0 is Sunday. */
export const weekday = (isoDay: string) => new Date(`${isoDay}T12:00:00.000Z`).getUTCDay();

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher), as `YYYY-MM-DD`. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Holidays in North Rhine-Westphalia (Feiertagsgesetz NW § 2) as a set of `YYYY-MM-DD`. */
export function holidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  const movable = [-2, 1, 39, 50, 60].map((days) => addDays(easter, days));
  const fixed = ['01-01', '05-01', '10-03', '11-01', '12-25', '12-26'].map((day) => `${year}-${day}`);
  return new Set([...movable, ...fixed]);
}

const holidayCache = new Map<number, ReadonlySet<string>>();

export function isHoliday(isoDay: string): boolean {
  const year = Number(isoDay.slice(0, 4));
  const known = holidayCache.get(year) ?? holidays(year);
  holidayCache.set(year, known);
  return known.has(isoDay);
}

/** Monday to Friday, holidays in North Rhine-Westphalia excepted. */
export function isWorkingDay(isoDay: string): boolean {
  const day = weekday(isoDay);
  return day !== 0 && day !== 6 && !isHoliday(isoDay);
}

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
