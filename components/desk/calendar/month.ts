import { addDays } from '@/lib/base/event-day';
import { weekday } from '@/lib/base/working-days';
import type { CalendarDays } from '@/lib/desk/server/days';

/** `option`: held for a guest who may still say yes. */
export type HouseState = 'free' | 'option' | 'booked' | 'closed';

export type Booking = CalendarDays['bookings'][number];

export type MonthDay = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly state: HouseState;
  /** What occupies the house; `undefined` when it is free. */
  readonly house: Booking | undefined;
  readonly deliveries: readonly Booking[];
  /** Who would like to have it. */
  readonly asking: CalendarDays['asking'];
};

export function bookingState({ reference, until }: Booking): Exclude<HouseState, 'free'> {
  if (reference === null) return 'closed';
  return until === null ? 'booked' : 'option';
}

/** `YYYY-MM` so many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}

/** First and last day of a month, as `YYYY-MM-DD`. */
export const monthEnds = (month: string) => ({
  first: `${month}-01`,
  last: addDays(`${shiftMonth(month, 1)}-01`, -1),
});

function describeDay(day: string, { bookings, asking }: CalendarDays, today: string): MonthDay {
  const own = bookings.filter(
    (booking) => booking.day === day && (booking.until === null || booking.until >= today),
  );
  const house = own.find(({ kind }) => kind === 'house');
  return {
    day,
    state: house ? bookingState(house) : 'free',
    house,
    deliveries: own.filter(({ kind }) => kind === 'delivery'),
    asking: asking.filter((one) => one.day !== null && one.day <= day && day < addDays(one.day, one.days)),
  };
}

/** The weeks of a month from Monday on; `null` where a day belongs to another month. */
export function monthWeeks(
  month: string,
  days: CalendarDays,
  today: string,
): readonly (readonly (MonthDay | null)[])[] {
  const { first, last } = monthEnds(month);
  const monday = addDays(first, -((weekday(first) + 6) % 7));
  const weeks = Math.ceil((Number(last.slice(8)) + ((weekday(first) + 6) % 7)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const day = addDays(monday, week * 7 + index);
      return day.startsWith(month) ? describeDay(day, days, today) : null;
    }),
  );
}
