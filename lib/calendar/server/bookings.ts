import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { inquiryStates } from '@/lib/inquiry/inquiry-states';

const bookingSchema = z
  .object({
    id: z.uuid(),
    day: z.string(),
    kind: z.enum(['house', 'delivery']),
    state: z.enum(['option', 'booked', 'closed']),
    option_until: z.coerce.date().nullable(),
    note: z.string(),
    created_by_name: z.string().nullable(),
    inquiry: z
      .object({
        reference: z.string(),
        name: z.string(),
        state: z.enum(inquiryStates),
        guests: z.number().nullable().catch(null),
        eventType: z.string().nullable().catch(null),
      })
      .nullable(),
  })
  .transform(({ option_until, created_by_name, ...booking }) => ({
    ...booking,
    optionUntil: option_until,
    createdByName: created_by_name,
  }));

/** A day that is held, booked or closed; without an inquiry when the staff did so by hand. */
export type Booking = z.output<typeof bookingSchema>;

const columns =
  'id, day, kind, state, option_until, note, created_by_name, ' +
  'inquiry:inquiries(reference, name, state, guests:payload->guests, eventType:payload->>eventType)';

/**
 * What is on the calendar from `from` to `to` (`YYYY-MM-DD`, both included), by day; options that have run out are not.
 * @param client a staff member's, or the server's own.
 * @throws Error with the database's code.
 */
export async function readBookings(
  client: SupabaseClient,
  from: string,
  to: string,
): Promise<readonly Booking[]> {
  const { data, error } = await client
    .from('bookings')
    .select(columns)
    .in('state', ['option', 'booked', 'closed'])
    .gte('day', from)
    .lte('day', to)
    .order('day')
    .order('created_at')
    .limit(5_000);
  if (error) throw new Error(`bookings: ${error.code || 'no code'}`);
  const now = Date.now();
  return z
    .array(bookingSchema)
    .parse(data)
    .filter(({ state, optionUntil }) => state !== 'option' || (optionUntil?.getTime() ?? 0) > now);
}
