import 'server-only';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { callServer } from '@/lib/server/database/call-server';
import { serviceClient } from '@/lib/server/database/service-client';

const inquirySchema = z.object({
  reference: z.string(),
  locale: z.enum(locales),
  email: z.string(),
  name: z.string(),
  payload: z.unknown(),
  price: z.unknown(),
  shownTotalCents: z.number().nullable(),
  serverTotalCents: z.number().nullable(),
  priceDiffers: z.boolean(),
  suspicious: z.boolean(),
  createdAt: z.coerce.date(),
  answerBy: z.coerce.date(),
  /** How often the links to it were renewed. */
  linkVersion: z.number().default(0),
});

const contactSchema = z.object({
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
  callbackDay: z.string().nullable(),
  /** `10-12`, hours in Berlin; null = any hour. */
  callbackWindow: z.string().nullable(),
  suspicious: z.boolean(),
  createdAt: z.coerce.date(),
  answerBy: z.coerce.date(),
});

const offerSchema = z.object({
  version: z.number().int(),
  /** An `OfferBody`; whoever composes the mail reads it. */
  body: z.unknown(),
  sentAt: z.coerce.date(),
});

const acceptanceSchema = z.object({
  version: z.number().int(),
  name: z.string(),
  /** `YYYY-MM-DD` */
  termsVersion: z.string(),
  acceptedAt: z.coerce.date(),
});

const mailSchema = z.object({
  /** Stays the same over all attempts. */
  id: z.uuid(),
  /** Number of this attempt, from 1. */
  attempt: z.number().int(),
  kind: z.string(),
  recipient: z.enum(['house', 'visitor']),
  locale: z.enum(locales),
  inquiry: inquirySchema.nullable(),
  /** Absent until the migration that stores messages has run. */
  contact: contactSchema.nullable().default(null),
  /** The offer that the mail is about, and its acceptance. */
  offer: offerSchema.nullable().default(null),
  acceptance: acceptanceSchema.nullable().default(null),
  /** What else the mail says. */
  payload: z.unknown(),
});

export type StoredInquiry = z.output<typeof inquirySchema>;
export type StoredContact = z.output<typeof contactSchema>;
export type StoredOffer = z.output<typeof offerSchema>;
export type StoredAcceptance = z.output<typeof acceptanceSchema>;
export type OutboxMail = z.output<typeof mailSchema>;

/** How an attempt ended: `permanent` = the address was rejected, do not retry. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly permanent: boolean };

/**
 * Takes due mails, locked against every other sender for `lockSeconds`.
 * @throws Error when the backend cannot be reached.
 */
export async function claimOutbox(batch: number, lockSeconds: number): Promise<readonly OutboxMail[]> {
  const claimed = await callServer('claim_outbox', { p_batch: batch, p_lock_seconds: lockSeconds });
  const mails = z.array(mailSchema).parse(claimed);
  const versions = await readLinkVersions(mails.flatMap(({ inquiry }) => inquiry?.reference ?? []));
  return mails.map((mail) => {
    const { inquiry } = mail;
    return inquiry
      ? { ...mail, inquiry: { ...inquiry, linkVersion: versions.get(inquiry.reference) ?? 0 } }
      : mail;
  });
}

const linkSchema = z.array(z.object({ reference: z.string(), link_version: z.number() }));

async function readLinkVersions(references: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (references.length === 0) return new Map();
  const { data, error } = await serviceClient()
    .from('inquiries')
    .select('reference, link_version')
    .in('reference', [...new Set(references)]);
  if (error) throw new Error(error.code);
  return new Map(linkSchema.parse(data).map((row) => [row.reference, row.link_version]));
}

/** Records how an attempt ended. @throws Error when the backend cannot be reached. */
export async function settleOutbox(mail: OutboxMail, outcome: Outcome): Promise<void> {
  await callServer('settle_outbox', {
    p_id: mail.id,
    p_attempt: mail.attempt,
    p_ok: outcome.ok,
    p_error: outcome.ok ? null : outcome.code,
    p_permanent: outcome.ok ? false : outcome.permanent,
  });
}

/** Forgets counters of client addresses that are older than a day. */
export async function pruneRateLimits(): Promise<void> {
  await callServer('prune_rate_limits', {});
}
