import 'server-only';
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { inquiryStates } from '@/lib/answer/states';
import { serviceClient } from '@/lib/server/database/service-client';

/** Only the code: messages of a database may quote what a visitor typed. */
export class AccountStoreError extends Error {
  override name = 'AccountStoreError';
  constructor(readonly code: string) {
    super(`account store: ${code || 'no code'}`);
  }
}

export function must<T>({ data, error }: { data: T; error: PostgrestError | null }): T {
  if (error) throw new AccountStoreError(error.code);
  return data;
}

const json = z.record(z.string(), z.unknown());

const inquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  created_at: z.coerce.date(),
  answer_by: z.coerce.date(),
  state: z.enum(inquiryStates),
  locale: z.enum(locales),
  payload: json,
  price: json,
  link_version: z.number(),
});

export type OwnInquiry = z.output<typeof inquirySchema>;

const maxListed = 200;

/** A person's inquiries, newest first: their own also where staff may read everybody's. @throws AccountStoreError */
export async function ownInquiries(client: SupabaseClient, userId: string): Promise<readonly OwnInquiry[]> {
  const rows = must(
    await client
      .from('inquiries')
      .select('id, reference, created_at, answer_by, state, locale, payload, price, link_version')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(maxListed),
  );
  return z.array(inquirySchema).parse(rows);
}

const messageSchema = z.object({
  reference: z.string(),
  created_at: z.coerce.date(),
  locale: z.string(),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  callback: z.boolean(),
  callback_day: z.string().nullable(),
  callback_window: z.string().nullable(),
});

/** A person's contact messages, newest first. @throws AccountStoreError */
export async function ownMessages(
  client: SupabaseClient,
  userId: string,
): Promise<readonly z.output<typeof messageSchema>[]> {
  const rows = must(
    await client
      .from('contact_messages')
      .select(Object.keys(messageSchema.shape).join(', '))
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(maxListed),
  );
  return z.array(messageSchema).parse(rows);
}

const offerSchema = z.object({
  inquiry_id: z.string(),
  version: z.number(),
  body: json,
  day: z.string().nullable(),
  valid_until: z.string(),
  total_cents: z.number(),
  sent_at: z.coerce.date(),
  state: z.string(),
});

const acceptanceSchema = z.object({
  inquiry_id: z.string(),
  version: z.number(),
  name: z.string(),
  terms_version: z.string(),
  locale: z.string(),
  shown: json,
  accepted_at: z.coerce.date(),
});

/** What a person was offered, and has accepted, for some of their inquiries, by reference. @throws AccountStoreError */
export async function ownOffers(client: SupabaseClient, inquiries: readonly OwnInquiry[]) {
  const references = new Map(inquiries.map(({ id, reference }) => [id, reference]));
  const read = async <T extends { inquiry_id: string }>(
    table: string,
    schema: z.ZodObject & z.ZodType<T>,
  ) => {
    const columns = Object.keys(schema.shape).join(', ');
    const query = client
      .from(table)
      .select(columns)
      .in('inquiry_id', [...references.keys()]);
    const rows = z.array(schema).parse(must(await query.order('version')));
    return rows.map(({ inquiry_id, ...row }) => ({ reference: references.get(inquiry_id), ...row }));
  };
  const [offers, acceptances] = await Promise.all([
    read('offers', offerSchema),
    read('offer_acceptances', acceptanceSchema),
  ]);
  return { offers, acceptances };
}

/** Adds what was sent earlier from the client's proven address; returns how many inquiries. @throws AccountStoreError */
export async function linkEarlier(client: SupabaseClient): Promise<number> {
  return z.number().parse(must(await client.rpc('link_own_inquiries')));
}

/** Whether a mailed link has shown that the account's present address is its owner's. @throws AccountStoreError */
export async function isAddressProven(userId: string, email: string): Promise<boolean> {
  const query = serviceClient().from('proven_addresses').select('email').eq('user_id', userId);
  const row = z
    .object({ email: z.string() })
    .nullable()
    .parse(must(await query.maybeSingle()));
  return row?.email === email.toLowerCase();
}

const linkOwnerSchema = z
  .object({
    userId: z.string(),
    email: z.string(),
    /** The address that the link proves. */
    address: z.string(),
    /** What the browser that asked for the link is recognised by. */
    proof: z.string().nullable(),
  })
  .nullable();

export type LinkOwner = NonNullable<z.output<typeof linkOwnerSchema>>;

/** Whom a mailed link belongs to, without using it; null when nobody waits for it. @throws AccountStoreError */
export async function findLinkOwner(link: { token_hash: string; type: string }): Promise<LinkOwner | null> {
  const query = serviceClient().rpc('link_owner', { p_token: link.token_hash, p_type: link.type });
  return linkOwnerSchema.parse(must(await query));
}

export type Proof = {
  readonly linkHash: string;
  /** The session that followed the link, which alone goes on. */
  readonly sessionId: string;
  /** False when somebody else may have chosen the password. */
  readonly keepPassword: boolean;
};

/**
 * Notes that a mailed link was followed, ends whatever an earlier holder of the account could come back with, and links
 * what was sent from the address before; all of it or nothing. @throws AccountStoreError
 */
export async function proveAddress(
  userId: string,
  { linkHash, sessionId, keepPassword }: Proof,
): Promise<void> {
  must(
    await serviceClient().rpc('prove_address', {
      p_user_id: userId,
      p_link: linkHash,
      p_session: sessionId,
      p_keep_password: keepPassword,
    }),
  );
}

/** Whether this link was followed successfully before. @throws AccountStoreError */
export async function isLinkUsed(linkHash: string): Promise<boolean> {
  return z.boolean().parse(must(await serviceClient().rpc('is_link_used', { p_link: linkHash })));
}

/** Deletes an account; inquiries stay without it. Returns whether there was one. @throws AccountStoreError */
export async function deleteAccount(userId: string, locale: string): Promise<boolean> {
  const query = serviceClient().rpc('delete_account', { p_user_id: userId, p_locale: locale });
  return z.boolean().parse(must(await query));
}
