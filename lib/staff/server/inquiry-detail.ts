import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { eventKinds, inquiryStates, offerStates } from '@/lib/answer/states';
import { storableText } from '@/lib/base/storable';
import { camelRow } from '@/lib/server/database/camel-row';
import { mustStaff } from './staff-error';

const json = z.record(z.string(), z.unknown());

const inquirySchema = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    user_id: z.string().nullable(),
    locale: z.enum(locales),
    email: z.string(),
    name: z.string(),
    catalogue_version: z.string(),
    payload: json,
    price: json,
    state: z.enum(inquiryStates),
    created_at: z.coerce.date(),
    answer_by: z.coerce.date(),
    assignee: z.string().nullable(),
    assignee_name: z.string().nullable(),
    decided_at: z.coerce.date().nullable(),
    decided_by: z.enum(['house', 'visitor']).nullable(),
    /** `YYYY-MM-DD` */
    event_day: z.string().nullable(),
    last_contact_at: z.coerce.date(),
    shown_total_cents: z.number().nullable(),
    server_total_cents: z.number().nullable(),
    price_differs: z.boolean(),
    suspicious: z.boolean(),
  })
  .transform(({ user_id, suspicious, ...row }) => ({
    ...camelRow(row),
    hasAccount: user_id !== null,
    isSuspicious: suspicious,
  }));

const noteSchema = z
  .object({ id: z.uuid(), author_name: z.string(), text: z.string(), created_at: z.coerce.date() })
  .transform(camelRow);

const eventSchema = z
  .object({
    id: z.number(),
    at: z.coerce.date(),
    actor: z.enum(['staff', 'visitor', 'system']),
    actor_name: z.string().nullable(),
    kind: z.enum(eventKinds),
    details: json,
  })
  .transform(camelRow);

const offerSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    body: json,
    valid_until: z.string(),
    total_cents: z.number(),
    sent_by_name: z.string(),
    sent_at: z.coerce.date(),
    state: z.enum(offerStates),
  })
  .transform(camelRow);

const acceptanceSchema = z
  .object({
    version: z.number().int(),
    name: z.string(),
    terms_version: z.string(),
    locale: z.enum(locales),
    shown: json,
    accepted_at: z.coerce.date(),
  })
  .transform(camelRow);

const bookingSchema = z
  .object({
    id: z.uuid(),
    day: z.string(),
    kind: z.enum(['house', 'delivery']),
    state: z.enum(['option', 'booked']),
    option_until: z.coerce.date().nullable(),
  })
  .transform(camelRow);

export type StaffInquiry = z.output<typeof inquirySchema>;
export type InquiryNote = z.output<typeof noteSchema>;
export type InquiryEvent = z.output<typeof eventSchema>;
export type SentOffer = z.output<typeof offerSchema>;
export type OfferAcceptance = z.output<typeof acceptanceSchema>;
export type InquiryBooking = z.output<typeof bookingSchema>;

/** Everything about one inquiry; notes and history oldest first, offers newest first. */
export type InquiryDetail = {
  readonly inquiry: StaffInquiry;
  readonly notes: readonly InquiryNote[];
  readonly events: readonly InquiryEvent[];
  readonly offers: readonly SentOffer[];
  readonly acceptance: OfferAcceptance | null;
  /** Days that it holds or has booked. */
  readonly bookings: readonly InquiryBooking[];
};

/** Column by column: on hosted projects staff may not read the others. */
const inquiryColumns = Object.keys(inquirySchema.in.shape).join(', ');

/** One inquiry with all that belongs to it; null when there is none with this reference. @throws Refusal, Error */
export async function readInquiryDetail(
  client: SupabaseClient,
  reference: string,
): Promise<InquiryDetail | null> {
  const query = client.from('inquiries').select(inquiryColumns).eq('reference', storableText(reference));
  const row = mustStaff(await query.maybeSingle());
  if (!row) return null;
  const inquiry = inquirySchema.parse(row);
  const of = (table: string, columns: string) =>
    client.from(table).select(columns).eq('inquiry_id', inquiry.id);
  const [notes, events, offers, acceptance, bookings] = await Promise.all([
    of('inquiry_notes', 'id, author_name, text, created_at').order('created_at'),
    of('inquiry_events', 'id, at, actor, actor_name, kind, details').order('id'),
    of('offers', 'id, version, body, valid_until, total_cents, sent_by_name, sent_at, state').order(
      'version',
      { ascending: false },
    ),
    of('offer_acceptances', 'version, name, terms_version, locale, shown, accepted_at').maybeSingle(),
    of('bookings', 'id, day, kind, state, option_until').in('state', ['option', 'booked']).order('day'),
  ]);
  return {
    inquiry,
    notes: z.array(noteSchema).parse(mustStaff(notes)),
    events: z.array(eventSchema).parse(mustStaff(events)),
    offers: z.array(offerSchema).parse(mustStaff(offers)),
    acceptance: acceptanceSchema.nullable().parse(mustStaff(acceptance)),
    bookings: z.array(bookingSchema).parse(mustStaff(bookings)),
  };
}

/** The answer that counts in place of the plan that was sent; `null` before there is one, or when it was taken back. */
export const currentAnswer = ({ offers: [latest] }: Pick<InquiryDetail, 'offers'>): SentOffer | null =>
  latest && latest.state !== 'withdrawn' ? latest : null;
