import 'server-only';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { eventState, nearestFreeDays } from '@/lib/calendar/availability';
import type { EventDays } from '@/lib/calendar/event-days';
import { findDayStates } from '@/lib/calendar/server/day-states';

/** Days to look at on both sides. */
const aroundDays = 90;

/** Free days near the one of an event; none when the calendar cannot say. Never throws. */
export async function freeDaysNear(event: EventDays, now: Date, max = 6): Promise<readonly string[]> {
  const { day, days, kind } = event;
  if (day === null) return [];
  const tomorrow = addDays(toIsoDay(now), 1);
  const from = [addDays(day, -aroundDays), tomorrow].sort().at(-1) ?? tomorrow;
  const to = addDays(day, aroundDays);
  const states = await findDayStates(from, to);
  return states ? nearestFreeDays({ states, kind, day, days, from, to }, max) : [];
}

/** Whether the days of an event are booked or held, so that a yes would fail. False when the calendar cannot say: the yes itself finds out. */
export async function isTaken({ day, days, kind }: EventDays): Promise<boolean> {
  if (day === null) return false;
  const states = await findDayStates(day, addDays(day, days - 1));
  return states !== null && eventState(states, kind, day, days) !== 'free';
}
