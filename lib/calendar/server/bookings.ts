import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { inquiryStates } from '@/lib/answer/states';
import { mustStaff } from '@/lib/staff/server/staff-error';

const bookingSchema = z.object({
  id: z.uuid(),
  /** `YYYY-MM-DD` */
  day: z.string(),
  kind: z.enum(['house', 'delivery']),
  state: z.enum(['option', 'booked', 'closed']),
  optionUntil: z.coerce.date().nullable(),
  note: z.string(),
  createdByName: z.string().nullable(),
  inquiry: z
    .object({
      reference: z.string(),
      name: z.string(),
      state: z.enum(inquiryStates),
      guests: z.number().nullable().catch(null),
      eventType: z.string().nullable(),
    })
    .nullable(),
});

/** A day that is held, booked or closed; without an inquiry when the staff did so by hand. */
export type Booking = z.output<typeof bookingSchema>;

/**
 * What is on the calendar from `from` to `to` (`YYYY-MM-DD`, both included), by day; options that have run out are not.
 * @param client a staff member's, or the server's own.
 * @throws Refusal, Error
 */
export async function readBookings(
  client: SupabaseClient,
  from: string,
  to: string,
): Promise<readonly Booking[]> {
  const answer = await client.rpc('staff_calendar', { p_from: from, p_to: to });
  return z.array(bookingSchema).parse(mustStaff(answer));
}
