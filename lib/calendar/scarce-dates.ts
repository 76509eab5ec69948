import { scarceDates } from '@/content/scarce-dates';
import { addDays } from '@/lib/base/event-day';
import { type DayState, eventState, listDays } from './availability';

export type Season = { readonly year: string; readonly from: string; readonly to: string };

/** What is left of the season that a day (`YYYY-MM-DD`) looks forward to. */
export function comingSeason(today: string): Season {
  const { firstMonthDay, lastMonthDay, nextSeasonFrom } = scarceDates;
  const thisYear = today.slice(0, 4);
  const year = today.slice(5) >= nextSeasonFrom ? String(Number(thisYear) + 1) : thisYear;
  const first = `${year}-${firstMonthDay}`;
  return { year, from: first > today ? first : addDays(today, 1), to: `${year}-${lastMonthDay}` };
}

const isSaturday = (day: string) => new Date(`${day}T12:00:00.000Z`).getUTCDay() === 6;

/** Whether the calendar proves that few Saturdays are left because the others are taken (§ 5 UWG wants a basis). */
export function areDatesScarce(states: readonly DayState[], { from, to }: Season): boolean {
  const saturdays = listDays(from, to).filter(isSaturday);
  const open = saturdays.filter((day) => eventState(states, 'house', day, 1) === 'free').length;
  return open > 0 && open < scarceDates.fewSaturdays && open < saturdays.length - open;
}
