import { addDays } from '@/lib/base/event-day';
import type { CalendarDays } from '@/lib/desk/server/days';

type Booking = CalendarDays['bookings'][number];

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

/** What a booking makes of a day; `option`: held for a guest who may still say yes. */
export function bookingState(booking: Booking | undefined): 'free' | 'option' | 'booked' | 'closed' {
  if (!booking) return 'free';
  if (booking.reference === null) return 'closed';
  return booking.until === null ? 'booked' : 'option';
}

function describeDay(day: string, { bookings, asking }: CalendarDays, today: string) {
  const own = bookings.filter((one) => one.day === day && (one.until === null || one.until >= today));
  const house = own.find(({ kind }) => kind === 'house');
  return {
    /** `YYYY-MM-DD` */
    day,
    state: bookingState(house),
    /** What occupies the house; `undefined` when it is free. */
    house,
    deliveries: own.filter(({ kind }) => kind === 'delivery'),
    /** Who else would like to have it. */
    asking: asking
      .filter((one) => one.day !== null && one.day <= day && day < addDays(one.day, one.days))
      .filter(({ reference }) => own.every((booking) => booking.reference !== reference)),
  };
}

export type MonthDay = ReturnType<typeof describeDay>;

/** Every day of a month with who has it and who asks for it. */
export const monthDays = (month: string, days: CalendarDays, today: string): readonly MonthDay[] =>
  Array.from({ length: Number(monthEnds(month).last.slice(8)) }, (_, index) =>
    describeDay(addDays(monthEnds(month).first, index), days, today),
  );
