import { addDays } from '@/lib/base/event-day';

/** What the calendar says of a day: `option` is held for somebody who has not decided yet. */
export type Occupancy = 'free' | 'option' | 'taken';

/** A celebration in our house, of which there is one a day, or a delivery, of which there are several. */
export type EventKind = 'house' | 'delivery';

/** What everybody may know of a day: nothing says who has it. */
export type DayState = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Our own house. */
  readonly house: Occupancy;
  /** Whether another delivery can be taken on. */
  readonly delivery: 'free' | 'taken';
};

/** Longest range that may be asked for, in days. */
export const maxRangeDays = 400;

/** Every day from the first to the last, both included. */
export function listDays(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const severity: readonly Occupancy[] = ['free', 'option', 'taken'];

/** The state of an event that begins on a day and takes so many: that of its worst day. Days not listed are free. */
export function eventState(
  states: readonly DayState[],
  kind: EventKind,
  first: string,
  days: number,
): Occupancy {
  const last = addDays(first, days - 1);
  const found = states.filter(({ day }) => day >= first && day <= last).map((entry) => entry[kind]);
  return severity.findLast((state) => found.includes(state)) ?? 'free';
}

type Search = {
  readonly states: readonly DayState[];
  readonly kind: EventKind;
  readonly day: string;
  readonly days: number;
  /** What is known: the first and the last day to look at. */
  readonly from: string;
  readonly to: string;
};

const dayMs = 86_400_000;
const distance = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / dayMs;

/**
 * First days of free events near a day, in calendar order: up to two on the same day of the week, since who asks for a
 * Saturday mostly means one, and the closest ones of any.
 */
export function nearestFreeDays({ states, kind, day, days, from, to }: Search, max = 4): readonly string[] {
  const free = listDays(from, addDays(to, 1 - days))
    .filter((first) => first !== day && eventState(states, kind, first, days) === 'free')
    .sort((one, other) => Math.abs(distance(one, day)) - Math.abs(distance(other, day)));
  const sameWeekday = free.filter((first) => distance(first, day) % 7 === 0).slice(0, max / 2);
  const others = free.filter((first) => !sameWeekday.includes(first)).slice(0, max - sameWeekday.length);
  return [...sameWeekday, ...others].sort();
}
