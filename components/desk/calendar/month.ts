import { addDays } from '@/lib/base/event-day';
import type { CalendarDays } from '@/lib/desk/server/days';

/** `option`: held for a guest who may still say yes. */
export type HouseState = 'free' | 'option' | 'booked' | 'closed';

export type Booking = CalendarDays['bookings'][number];
export type Asking = CalendarDays['asking'][number];

export type MonthDay = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly number: number;
  /** What occupies the house; `null` when it is free. */
  readonly house: Booking | null;
  readonly deliveries: readonly Booking[];
  /** Who would like to have it. */
  readonly asking: readonly Asking[];
};

export function bookingState({ reference, until }: Booking): Exclude<HouseState, 'free'> {
  if (reference === null) return 'closed';
  return until === null ? 'booked' : 'option';
}

export const stateOf = ({ house }: MonthDay): HouseState => (house ? bookingState(house) : 'free');

/** `YYYY-MM` so many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}

export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** First and last day of a month, as `YYYY-MM-DD`. */
export const monthEnds = (month: string) => ({
  first: `${month}-01`,
  last: addDays(`${shiftMonth(month, 1)}-01`, -1),
});

/** The weeks of a month from Monday on; `null` where a day belongs to another month. */
export function monthWeeks(
  month: string,
  { bookings, asking }: CalendarDays,
  today: string,
): readonly (readonly (MonthDay | null)[])[] {
  const { first, last } = monthEnds(month);
  const lead = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const days = Array.from({ length: Number(last.slice(8)) }, (_, index): MonthDay => {
    const day = addDays(first, index);
    const own = bookings.filter(
      (booking) => booking.day === day && (booking.until === null || booking.until >= today),
    );
    return {
      day,
      number: index + 1,
      house: own.find(({ kind }) => kind === 'house') ?? null,
      deliveries: own.filter(({ kind }) => kind === 'delivery'),
      asking: asking.filter((one) => one.day !== null && one.day <= day && day < addDays(one.day, one.days)),
    };
  });
  const cells = [...Array<null>(lead).fill(null), ...days];
  const padded = [...cells, ...Array<null>((7 - (cells.length % 7)) % 7).fill(null)];
  return Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7));
}
