import 'server-only';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { type EventKind, eventState, nearestFreeDays } from '@/lib/calendar/availability';
import { planKind } from '@/lib/calendar/plan-kind';
import { findDayStates } from '@/lib/calendar/server/day-states';
import type { Draft } from '@/lib/plan/draft';
import type { Quote } from '@/lib/public-api/quote-schema';

/** Days to look at before and after the one that is wished for. */
const aroundDays = 60;

/** Whether an event of so many days can begin on a day, and which days are free otherwise; `null` when nobody can say. */
export async function findDays(
  kind: EventKind,
  day: string,
  days: number,
  now: Date,
): Promise<Quote['availability']> {
  const tomorrow = addDays(toIsoDay(now), 1);
  const from = [tomorrow, addDays(day, -aroundDays)].sort().at(-1) ?? tomorrow;
  const to = addDays(day, days + aroundDays);
  const states = await findDayStates(from, to);
  if (!states) return null;
  const state = eventState(states, kind, day, days);
  const nearestFree = state === 'free' ? [] : nearestFreeDays({ states, kind, day, days, from, to });
  return { kind, state, nearestFree: [...nearestFree] };
}

/** The same for a plan; `null` as well while its date is open. */
export async function findAvailability(draft: Draft, now: Date): Promise<Quote['availability']> {
  const { date } = draft.details;
  return date ? findDays(planKind(draft), toIsoDay(date), Math.max(1, draft.days ?? 1), now) : null;
}
