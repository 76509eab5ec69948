import 'server-only';
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { inquiryStates } from '@/lib/inquiry/inquiry-states';
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
  reference: z.string(),
  created_at: z.coerce.date(),
  answer_by: z.coerce.date(),
  state: z.enum(inquiryStates),
  locale: z.enum(locales),
  payload: json,
  price: json,
});

export type OwnInquiry = z.output<typeof inquirySchema>;

const maxListed = 200;

/** The inquiries of whoever the client belongs to, newest first. @throws AccountStoreError */
export async function ownInquiries(client: SupabaseClient): Promise<readonly OwnInquiry[]> {
  const rows = must(
    await client
      .from('inquiries')
      .select('reference, created_at, answer_by, state, locale, payload, price')
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

/** The contact messages of whoever the client belongs to, newest first. @throws AccountStoreError */
export async function ownMessages(
  client: SupabaseClient,
): Promise<readonly z.output<typeof messageSchema>[]> {
  const rows = must(
    await client
      .from('contact_messages')
      .select(Object.keys(messageSchema.shape).join(', '))
      .order('created_at', { ascending: false })
      .limit(maxListed),
  );
  return z.array(messageSchema).parse(rows);
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
