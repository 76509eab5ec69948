import { areDatesScarce, comingSeason } from '@/lib/calendar/scarce-dates';
import { fetchDayStates } from './availability';

/** The year of the coming season if few of its days are left; `null` when the calendar does not prove it. */
export async function fetchScarceYear(today: string): Promise<string | null> {
  const season = comingSeason(today);
  if (season.from > season.to) return null;
  const states = await fetchDayStates(season.from, season.to);
  return states && areDatesScarce(states, season) ? season.year : null;
}
