import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { type InquiryState, inquiryStates } from '@/lib/answer/states';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { storableText } from '@/lib/base/storable';
import { mustStaff } from './staff-error';

/** Rows on one page of the inbox. */
export const inboxPageSize = 50;

/** What the inbox can be narrowed to: a state of inquiries, all messages, or everything there is. */
export const inboxFilters = [...inquiryStates, 'message', 'all'] as const;
export type InboxFilter = InquiryState | 'message' | 'all';

export type InboxQuery = {
  /** Part of a reference, name or e-mail address, or the day of an event (`2026-12-24`, `24.12.2026`, `24/12/2026`). */
  readonly search: string;
  /** Null: what is open; with a search, everything. */
  readonly filter: InboxFilter | null;
  /** Only what the caller has taken. */
  readonly isMine: boolean;
  /** From 1. */
  readonly page: number;
};

const common = {
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.coerce.date(),
  answerBy: z.coerce.date(),
  suspicious: z.boolean(),
  assigneeName: z.string().nullable(),
  isMine: z.boolean(),
};

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('inquiry'),
    state: z.enum(inquiryStates),
    /** `YYYY-MM-DD` */
    eventDay: z.string().nullable(),
    guests: z.number().nullable().catch(null),
    eventType: z.string().nullable(),
    company: z.string().nullable(),
    totalCents: z.number().nullable(),
    ...common,
  }),
  z.object({
    kind: z.literal('message'),
    state: z.enum(['open', 'answered']),
    topic: z.string(),
    callback: z.boolean(),
    ...common,
  }),
]);

const pageSchema = z.object({ hasMore: z.boolean(), rows: z.array(entrySchema) });

export type InboxEntry = z.output<typeof entrySchema>;
export type InboxPage = z.output<typeof pageSchema>;

const maxSearchLength = 100;

/** The day that a search names, as `YYYY-MM-DD`; null when it names none. */
function readDay(search: string): string | null {
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(search);
  const [, day = '', month = '', year = ''] = written ?? [];
  const found = eventDay(written ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : search);
  return found && toIsoDay(found);
}

/**
 * One page of what waits for an answer, the earliest promised day first; what is no longer open comes newest first.
 * @throws Refusal, Error
 */
export async function readInbox(
  client: SupabaseClient,
  { search, filter, isMine, page }: InboxQuery,
): Promise<InboxPage> {
  const needle = storableText(search.trim().slice(0, maxSearchLength));
  const day = readDay(needle);
  const answer = await client.rpc('staff_inbox', {
    p_search: day || needle === '' ? null : needle,
    p_day: day,
    p_state: filter,
    p_mine: isMine,
    p_offset: (Math.max(1, page) - 1) * inboxPageSize,
    p_limit: inboxPageSize,
  });
  return pageSchema.parse(mustStaff(answer));
}
