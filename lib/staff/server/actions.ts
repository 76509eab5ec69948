import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { deliveriesPerDay } from '@/content/catering/rules';
import type { Answer } from '@/lib/answer/check-answer';
import { inquiryStates } from '@/lib/answer/states';
import { endOfBerlinDay } from '@/lib/base/event-day';
import { storableJson, storableText } from '@/lib/base/storable';
import { serialiseDraft } from '@/lib/plan/draft';
import { mustStaff } from './staff-error';

/** What the staff does. Each throws Refusal when the database rejects it, and Error when that cannot be reached. */

const takenSchema = z.object({
  state: z.enum(inquiryStates).optional(),
  assigneeName: z.string().nullable(),
});

/** Takes an inquiry (SG-…) or a message (SK-…), or gives it back. */
export const takeInquiry = async (client: SupabaseClient, reference: string, isTaken: boolean) =>
  takenSchema.parse(mustStaff(await client.rpc('staff_take', { p_reference: reference, p_take: isTaken })));

/** Adds a note of 1 to 4,000 characters. */
export async function addNote(client: SupabaseClient, reference: string, text: string): Promise<void> {
  mustStaff(await client.rpc('staff_note', { p_reference: reference, p_text: storableText(text.trim()) }));
}

/** Marks a message of the contact form as answered, or as open again. */
export async function answerMessage(
  client: SupabaseClient,
  reference: string,
  isAnswered: boolean,
): Promise<void> {
  mustStaff(await client.rpc('staff_answer_message', { p_reference: reference, p_answered: isAnswered }));
}

const dayTaken = z.object({ status: z.literal('day_taken'), day: z.string() });

const sentSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent'), version: z.number().int(), repeated: z.boolean() }),
  /** A colleague has answered meanwhile. */
  z.object({
    status: z.literal('conflict'),
    version: z.number().int().nullable(),
    name: z.string().nullable(),
  }),
  dayTaken,
]);

export type NewAnswer = {
  /** Of the form that sends it; the same key sends once. */
  readonly key: string;
  readonly reference: string;
  /** Number of the version that it was made from; 0 = the plan that was sent. */
  readonly from: number;
  readonly answer: Answer;
};

/** Stores an answer, holds its days, queues its mail and moves the state; all or nothing. */
export async function sendAnswer(client: SupabaseClient, { key, reference, from, answer }: NewAnswer) {
  const { plan, terms, price } = answer;
  return sentSchema.parse(
    mustStaff(
      await client.rpc('staff_answer', {
        p_key: key,
        p_reference: reference,
        p_from: from,
        p_body: storableJson({ plan: JSON.parse(serialiseDraft(plan)), terms, price }),
        p_total_cents: price.shownCents,
        p_valid_until: terms.validUntil,
        p_option_until:
          terms.holds && plan.details.date ? (endOfBerlinDay(terms.validUntil)?.toISOString() ?? null) : null,
        p_max_deliveries: deliveriesPerDay,
      }),
    ),
  );
}

/** Declines an inquiry without an offer. @param days other days that are free, `YYYY-MM-DD`. */
export async function declineInquiry(
  client: SupabaseClient,
  key: string,
  reference: string,
  { message, days }: { readonly message: string; readonly days: readonly string[] },
): Promise<void> {
  const values = { p_key: key, p_reference: reference, p_message: storableText(message), p_days: days };
  mustStaff(await client.rpc('staff_decline', values));
}

const heldSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('held'), days: z.array(z.string()) }),
  z.object({ status: z.literal('released') }),
  dayTaken,
]);

/** Holds the days of an inquiry from `day` on; with null, gives back what it holds. */
export const holdDay = async (
  client: SupabaseClient,
  reference: string,
  hold: { readonly day: string; readonly until: Date } | null,
) =>
  heldSchema.parse(
    mustStaff(
      await client.rpc('staff_hold_day', {
        p_reference: reference,
        p_day: hold?.day ?? null,
        p_until: hold?.until.toISOString() ?? null,
        p_max_deliveries: deliveriesPerDay,
      }),
    ),
  );

const setSchema = z.discriminatedUnion('status', [z.object({ status: z.literal('set') }), dayTaken]);

/** Closes a day of the house, books it for something without an inquiry, or frees it unless a guest has accepted it. */
export const setDay = async (
  client: SupabaseClient,
  day: string,
  state: 'closed' | 'free' | 'booked',
  note: string,
) =>
  setSchema.parse(
    mustStaff(
      await client.rpc('staff_set_day', { p_day: day, p_state: state, p_note: storableText(note.trim()) }),
    ),
  );

/** Gives one booking back that no guest has accepted, for instance an option on a delivery. */
export async function releaseBooking(client: SupabaseClient, bookingId: string): Promise<void> {
  mustStaff(await client.rpc('staff_release_booking', { p_booking: bookingId }));
}

/** Ends every link to an inquiry; the new one is mailed to its address. */
export async function renewLink(client: SupabaseClient, reference: string): Promise<void> {
  mustStaff(await client.rpc('staff_renew_link', { p_reference: reference }));
}
