import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { deliveriesPerDay } from '@/content/catering/rules';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays } from '@/lib/base/event-day';
import { nearestDays } from '@/lib/calendar/nearest-days';
import { type Booking, readBookings } from '@/lib/calendar/server/bookings';

/** Days to look before and after. */
const reach = 60;

/** `house`: a celebration with us; `delivery`: anywhere else. */
export type DayKind = 'house' | 'delivery';

const isTaken = (bookings: readonly Booking[], kind: DayKind): boolean => {
  const ofKind = bookings.filter((booking) => booking.kind === kind);
  return kind === 'house' ? ofKind.length > 0 : ofKind.length >= deliveriesPerDay;
};

/**
 * The free days nearest to a day, from tomorrow on, the closest first; all as `YYYY-MM-DD`.
 * @throws Error when the calendar cannot be read.
 */
export async function findFreeDays(
  client: SupabaseClient,
  day: string,
  kind: DayKind,
  count = 6,
): Promise<readonly string[]> {
  const bookings = await readBookings(client, addDays(day, -reach), addDays(day, reach));
  const onDay = (isoDay: string) => bookings.filter((booking) => booking.day === isoDay);
  const from = addDays(berlinDay(new Date()), 1);
  return nearestDays(day, (candidate) => !isTaken(onDay(candidate), kind), { from, count, reach });
}
