import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { mustStaff } from './staff-error';

const messageSchema = z.object({
  reference: z.string(),
  locale: z.enum(locales),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  /** Empty when none was given. */
  phone: z.string(),
  message: z.string(),
  callback: z.boolean(),
  /** `YYYY-MM-DD`; null = any day. */
  callback_day: z.string().nullable(),
  /** `10-12`, hours in Berlin; null = any hour. */
  callback_window: z.string().nullable(),
  suspicious: z.boolean(),
  created_at: z.coerce.date(),
  answer_by: z.coerce.date(),
  assignee: z.string().nullable(),
  assignee_name: z.string().nullable(),
  answered_at: z.coerce.date().nullable(),
  answered_by_name: z.string().nullable(),
});

const columns = Object.keys(messageSchema.shape).join(', ');

const detailSchema = messageSchema.transform(
  ({ callback_day, callback_window, suspicious, created_at, answer_by, assignee_name, ...row }) => ({
    reference: row.reference,
    locale: row.locale,
    topic: row.topic,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    callback: row.callback,
    callbackDay: callback_day,
    callbackWindow: callback_window,
    isSuspicious: suspicious,
    createdAt: created_at,
    answerBy: answer_by,
    assignee: row.assignee,
    assigneeName: assignee_name,
    answeredAt: row.answered_at,
    answeredByName: row.answered_by_name,
  }),
);

export type StaffMessage = z.output<typeof detailSchema>;

/** One message of the contact form; null when there is none with this reference. @throws StaffError, Error */
export async function readMessage(client: SupabaseClient, reference: string): Promise<StaffMessage | null> {
  const query = client.from('contact_messages').select(columns).eq('reference', reference);
  return detailSchema.nullable().parse(mustStaff(await query.maybeSingle()));
}
