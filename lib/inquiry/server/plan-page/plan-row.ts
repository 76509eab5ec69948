import 'server-only';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { readAnswer } from '@/lib/answer/read-stored';
import { inquiryStates, offerStates } from '@/lib/answer/states';
import { inquiryEnds } from '@/lib/retention/inquiry-period';
import { camelRow } from '@/lib/server/database/camel-row';
import { serviceClient } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';

const inquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(inquiryStates),
  locale: z.enum(locales),
  created_at: z.coerce.date(),
  answer_by: z.coerce.date(),
  event_day: z.string().nullable(),
  last_contact_at: z.coerce.date(),
  decided_by: z.enum(['house', 'visitor']).nullable(),
  payload: z.record(z.string(), z.unknown()),
  price: z.record(z.string(), z.unknown()),
  link_version: z.number(),
});

const offerSchema = z.object({
  version: z.number().int(),
  body: z.unknown(),
  sent_at: z.coerce.date(),
  state: z.enum(offerStates),
});

const acceptanceSchema = z.object({
  version: z.number().int(),
  name: z.string(),
  accepted_at: z.coerce.date(),
});

const eventSchema = z.object({ at: z.coerce.date(), kind: z.string() });

const columnsOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(', ');

/** An inquiry as its plan page needs it. */
export type PlanRow = ReturnType<typeof readInquiry>;
export type OfferRow = ReturnType<typeof readOffer>;

const readInquiry = (row: unknown) => camelRow(inquirySchema.parse(row));

function readOffer(row: unknown) {
  const offer = camelRow(offerSchema.parse(row));
  return { ...offer, answer: readAnswer(offer.body) };
}

/** @throws Error with the database's code alone: its messages may quote what a visitor typed. */
function rowsOf<T>({ data, error }: { data: T; error: { code: string } | null }): T {
  if (error) throw new Error(error.code);
  return data;
}

/**
 * The inquiry of a reference; `null` when there is none, or when its time is over.
 * @throws Error when the backend cannot be reached.
 */
export async function readPlanRow(reference: string, now: Date): Promise<PlanRow | null> {
  const query = serviceClient().from('inquiries').select(columnsOf(inquirySchema)).eq('reference', reference);
  const data = rowsOf(await query.maybeSingle());
  if (!data) return null;
  const row = readInquiry(data);
  const ends = inquiryEnds(row.eventDay, row.lastContactAt, env().INQUIRY_RETENTION_DAYS);
  return ends.getTime() < now.getTime() ? null : row;
}

/** The newest version; `null` before there is one. @throws Error when the backend cannot be reached. */
export async function readLatestOffer(inquiryId: string): Promise<OfferRow | null> {
  const rows = rowsOf(
    await serviceClient()
      .from('offers')
      .select(columnsOf(offerSchema))
      .eq('inquiry_id', inquiryId)
      .order('version', { ascending: false })
      .limit(1),
  );
  return rows?.[0] ? readOffer(rows[0]) : null;
}

/** Who accepted which version; `null` when nobody has. @throws Error when the backend cannot be reached. */
export async function readAcceptance(inquiryId: string): Promise<z.output<typeof acceptanceSchema> | null> {
  const query = serviceClient()
    .from('offer_acceptances')
    .select(columnsOf(acceptanceSchema))
    .eq('inquiry_id', inquiryId);
  return acceptanceSchema.nullable().parse(rowsOf(await query.maybeSingle()));
}

/** What happened, oldest first. @throws Error when the backend cannot be reached. */
export async function readHistory(inquiryId: string): Promise<readonly z.output<typeof eventSchema>[]> {
  const rows = rowsOf(
    await serviceClient()
      .from('inquiry_events')
      .select('at, kind')
      .eq('inquiry_id', inquiryId)
      .order('id')
      .limit(200),
  );
  return z.array(eventSchema).parse(rows);
}
