import 'server-only';
import { sql } from 'kysely';
import { db, type Statements, type Tx, transaction } from '@/lib/server/database/database';
import { mayDelete } from '@/lib/server/database/may-delete';

/**
 * Gives an account what was sent from its proven address before; returns how many inquiries. What looked automatic may carry
 * a stranger's address and stays with the house. Doing it again adds nothing.
 */
export async function linkEarlier(userId: string, on: Statements = db()): Promise<number> {
  const proven = sql<string>`(
    select proof.email from proven_addresses as proof
    join auth.users as person on person.id = proof.user_id and lower(person.email) = proof.email
    where person.id = ${userId})`;
  const linked = await on
    .updateTable('inquiries')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', proven)
    .where('suspicious', '=', false)
    .executeTakeFirst();
  await on
    .updateTable('contact_messages')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', proven)
    .where('suspicious', '=', false)
    .execute();
  return Number(linked.numUpdatedRows);
}

/** Whether a mailed link has shown that the account's present address is its owner's. */
export async function isAddressProven(userId: string, email: string): Promise<boolean> {
  const row = await db()
    .selectFrom('proven_addresses')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.email === email.toLowerCase();
}

export type LinkOwner = {
  readonly userId: string;
  readonly email: string;
  /** The address that the link proves. */
  readonly address: string;
  /** What the browser that asked for the link is recognised by. */
  readonly proof: string | null;
};

export type LinkType = 'signup' | 'email' | 'recovery' | 'email_change';

/** Whom a mailed link belongs to, without using it; null when nobody waits for it. */
export async function findLinkOwner(link: { token_hash: string; type: LinkType }): Promise<LinkOwner | null> {
  const token = link.token_hash;
  const isWaiting = {
    signup: sql`confirmation_token = ${token}`,
    email: sql`confirmation_token = ${token}`,
    recovery: sql`recovery_token = ${token}`,
    email_change: sql`${token} in (email_change_token_new, email_change_token_current)`,
  }[link.type];
  const proven = link.type === 'email_change' ? sql`email_change` : sql`email`;
  const { rows } = await sql<LinkOwner>`
    select id as "userId", lower(email) as email, lower(${proven}) as address,
           raw_user_meta_data ->> 'proof' as proof
    from auth.users where ${isWaiting}`.execute(db());
  return rows[0] ?? null;
}

export type Proof = {
  readonly linkHash: string;
  /** The session that followed the link, which alone goes on. */
  readonly sessionId: string;
  /** False when somebody else may have chosen the password. */
  readonly keepPassword: boolean;
};

/** Ends what an earlier holder of an account could come back with: every session but one, pending links, the password. */
async function endEarlierAccess(tx: Tx, userId: string, { sessionId, keepPassword }: Proof) {
  await sql`delete from auth.sessions where user_id = ${userId} and id::text <> ${sessionId}`.execute(tx);
  await sql`
    update auth.users
    set confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
        email_change_token_current = '',
        encrypted_password = case when ${keepPassword} then encrypted_password else '' end
    where id = ${userId}`.execute(tx);
  // Newer hosted projects keep the secrets of links there.
  if (await mayDelete(tx, 'auth.one_time_tokens')) {
    await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(tx);
  }
}

/** The address of an account as it is compared; undefined when there is no such account. */
async function addressOf(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from auth.users where id = ${userId}`.execute(tx);
  return rows[0]?.email;
}

/**
 * Notes that a mailed link was followed, ends whatever an earlier holder of the account could come back with, and links
 * what was sent from the address before; all of it or nothing. @throws Error when there is no such account.
 */
export const proveAddress = (userId: string, proof: Proof): Promise<number> =>
  transaction(async (tx) => {
    const email = await addressOf(tx, userId);
    if (email === undefined) throw new Error('no such account');
    await endEarlierAccess(tx, userId, proof);
    await tx
      .insertInto('used_links')
      .values({ hash: proof.linkHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('proven_addresses')
      .values({ user_id: userId, email })
      .onConflict((known) => known.column('user_id').doUpdateSet({ email, proven_at: sql<Date>`now()` }))
      .execute();
    return linkEarlier(userId, tx);
  });

/** Whether this link was followed successfully before. */
export async function isLinkUsed(linkHash: string): Promise<boolean> {
  const row = await db()
    .selectFrom('used_links')
    .select('hash')
    .where('hash', '=', linkHash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes an account with everything that is only there for it, and says goodbye by mail. Inquiries and messages lose their
 * link and end with their own periods. Returns whether there was one.
 */
export const deleteAccount = (userId: string, locale: string): Promise<boolean> =>
  transaction(async (tx) => {
    const email = await addressOf(tx, userId);
    if (email === undefined) return false;
    await tx
      .deleteFrom('mail_outbox')
      .where('kind', '=', 'account')
      .where('sent_at', 'is', null)
      .where(sql<string>`lower(payload ->> 'email')`, '=', email)
      .execute();
    // The sign-in interface's own diary names the address.
    if (await mayDelete(tx, 'auth.audit_log_entries')) {
      await sql`delete from auth.audit_log_entries where payload ->> 'actor_id' = ${userId}`.execute(tx);
    }
    await sql`delete from auth.users where id = ${userId}`.execute(tx);
    const payload = JSON.stringify({ purpose: 'deleted', email, url: null });
    await tx
      .insertInto('mail_outbox')
      .values({ kind: 'account', recipient: 'visitor', locale, payload })
      .execute();
    return true;
  });
