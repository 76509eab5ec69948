import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { storableText } from '@/lib/base/storable';
import { camelRow } from '@/lib/server/database/camel-row';
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

const detailSchema = messageSchema.transform(({ suspicious, ...row }) => ({
  ...camelRow(row),
  isSuspicious: suspicious,
}));

export type StaffMessage = z.output<typeof detailSchema>;

/** One message of the contact form; null when there is none with this reference. @throws Refusal, Error */
export async function readMessage(client: SupabaseClient, reference: string): Promise<StaffMessage | null> {
  const query = client.from('contact_messages').select(columns).eq('reference', storableText(reference));
  return detailSchema.nullable().parse(mustStaff(await query.maybeSingle()));
}
