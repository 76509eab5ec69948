import { addDays, toIsoDay } from '@/lib/base/event-day';

/** The day in Berlin so many days from now, `YYYY-MM-DD`. */
export const dayOf = (days: number): string => addDays(toIsoDay(new Date()), days);

/** The next 12 June, `YYYY-MM-DD`, that no lead time reaches; the dishes of a proposal change with the season. */
export const juneDay: string = (() => {
  const thisYear = dayOf(0).slice(0, 4);
  const [near, far] = [0, 1].map((years) => `${Number(thisYear) + years}-06-12`) as [string, string];
  return near > dayOf(60) ? near : far;
})();
