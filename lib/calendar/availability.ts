import { addDays } from '@/lib/base/event-day';

/** What the calendar says of a day, without who or what: `option` is held for somebody who has not decided yet. */
export type DayState = 'free' | 'option' | 'taken';

/** A celebration in our house, of which there is one a day, or a delivery, of which there are several. */
export type EventKind = 'house' | 'delivery';

/** A day on which not everything is free. */
export type BusyDay = { readonly day: string; readonly house: DayState; readonly delivery: 'free' | 'taken' };

/** Longest range that may be asked for, in days. */
export const maxRangeDays = 400;

/** Every day from the first to the last, both included. */
export function listDays(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const severity: readonly DayState[] = ['free', 'option', 'taken'];

/** The state of an event that begins on a day and takes so many: that of its worst day. */
export function eventState(busy: readonly BusyDay[], kind: EventKind, first: string, days: number): DayState {
  const last = addDays(first, days - 1);
  const found = busy.filter(({ day }) => day >= first && day <= last).map((entry) => entry[kind]);
  return severity.findLast((state) => found.includes(state)) ?? 'free';
}

type Search = {
  readonly busy: readonly BusyDay[];
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
export function nearestFreeDays({ busy, kind, day, days, from, to }: Search, max = 4): readonly string[] {
  const free = listDays(from, addDays(to, 1 - days))
    .filter((first) => first !== day && eventState(busy, kind, first, days) === 'free')
    .sort((one, other) => Math.abs(distance(one, day)) - Math.abs(distance(other, day)));
  const sameWeekday = free.filter((first) => distance(first, day) % 7 === 0).slice(0, max / 2);
  const others = free.filter((first) => !sameWeekday.includes(first)).slice(0, max - sameWeekday.length);
  return [...sameWeekday, ...others].sort();
}
