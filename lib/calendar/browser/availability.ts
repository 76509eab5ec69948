import * as z from 'zod/mini';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import {
  type DayState,
  type EventKind,
  eventState,
  nearestFreeDays,
  type Occupancy,
} from '@/lib/calendar/availability';

const answerSchema = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      house: z.enum(['free', 'option', 'taken']),
      delivery: z.enum(['free', 'taken']),
    }),
  ),
});

/**
 * Days in a range on which not everything is free; `null` when the site cannot say at the moment. Never rejects.
 * The browser keeps answers as long as the server allows.
 */
export async function fetchDayStates(from: string, to: string): Promise<readonly DayState[] | null> {
  try {
    const response = await fetch(`/api/availability?from=${from}&to=${to}`, { credentials: 'omit' });
    return response.ok ? answerSchema.parse(await response.json()).days : null;
  } catch {
    return null;
  }
}

export type Availability = {
  readonly states: Readonly<Record<EventKind, Occupancy>>;
  /** First days of free events near by; empty while the day itself is free. */
  readonly nearest: readonly string[];
};

/** Days to look at before and after the one that is wished for. */
const aroundDays = 60;

/** Whole months are asked for, so that one day and the next are one answer in the browser's cache. */
const monthBefore = (day: string) => `${day.slice(0, 7)}-01`;
const monthAfter = (day: string) => addDays(monthBefore(addDays(`${day.slice(0, 7)}-28`, 4)), -1);

/** What the calendar says of an event, and which days are free near it; `null` for the past and when nobody can say. */
export async function fetchAvailability(
  kind: EventKind,
  day: string,
  days: number,
  now: Date,
): Promise<Availability | null> {
  const today = toIsoDay(now);
  if (day < today) return null;
  const before = monthBefore(addDays(day, -aroundDays));
  const to = monthAfter(addDays(day, days + aroundDays));
  const known = await fetchDayStates(before > today ? before : today, to);
  if (!known) return null;
  const states = {
    house: eventState(known, 'house', day, days),
    delivery: eventState(known, 'delivery', day, days),
  };
  const search = { states: known, kind, day, days, from: before > today ? before : addDays(today, 1), to };
  return { states, nearest: states[kind] === 'free' ? [] : nearestFreeDays(search) };
}
