import { randomBytes, randomUUID } from 'node:crypto';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { retention } from '@/content/retention';

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly confirmed: boolean;
  readonly hash: string | null;
  /** The language that somebody signed up in, as sent by the browser. */
  readonly locale: string | null;
};

const columns = `id, email, email_confirmed_at is not null as confirmed, encrypted_password as hash,
  raw_user_meta_data ->> 'locale' as locale`;

/** The few things that the sign-in interface needs from the accounts and that the library does not offer. */
export function createAccounts({ driver }: PgliteConnection) {
  const one = async (where: string, value: string): Promise<Account | null> => {
    const { rows } = await driver.query<Account>(`select ${columns} from auth.users where ${where}`, [value]);
    return rows[0] ?? null;
  };

  return {
    byAddress: (address: string) => one('email = lower($1)', address),
    byId: (id: string) => one('id::text = $1', id),
    /** Whose address a link is about to change. */
    byChangeLink: (tokenHash: string) => one('email_change_token_new = $1', tokenHash),
    remove: async (id: string) => {
      await driver.query(`delete from auth.audit_log_entries where payload ->> 'actor_id' = $1`, [id]);
      await driver.query('delete from auth.users where id = $1', [id]);
    },
    /** Draws a new secret for the link that confirms an address; the old link ends. */
    renewConfirmation: async (id: string): Promise<string> => {
      const secret = randomBytes(32).toString('hex');
      await driver.query(
        'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
        [id, secret],
      );
      return secret;
    },
    /** Draws a new secret for the link that confirms a change of address; null where none is awaited. */
    renewChange: async (address: string): Promise<{ next: string; secret: string } | null> => {
      const secret = randomBytes(32).toString('hex');
      const { rows } = await driver.query<{ next: string }>(
        `update auth.users set email_change_token_new = $2, email_change_sent_at = now()
         where email = lower($1) and email_change_token_new <> '' returning email_change as next`,
        [address, secret],
      );
      return rows[0] ? { next: rows[0].next, secret } : null;
    },
    /** Makes an account that nobody has a password for; returns its id. */
    create: async (address: string, locale: string | null): Promise<string> => {
      const id = randomUUID();
      const email = address.toLowerCase();
      await driver.query(
        `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
         values ($1, $2, '', now(), '{"provider": "email", "providers": ["email"]}', $3::jsonb)`,
        [id, email, JSON.stringify({ sub: id, email, ...(locale && { locale }) })],
      );
      await driver.query(
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
         values ($1, 'email', $2, $3, $4::jsonb)`,
        [randomUUID(), id, id, JSON.stringify({ sub: id, email })],
      );
      return id;
    },
    /** Draws a new secret for a link that lets the owner choose a password; the old link ends. */
    renewRecovery: async (id: string): Promise<string> => {
      const secret = randomBytes(32).toString('hex');
      await driver.query(
        'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1',
        [id, secret],
      );
      return secret;
    },
    /** Notes a change to an address that cannot be had, as it would be noted for any other; no link belongs to it. */
    noteUnavailableAddress: async (id: string, address: string) => {
      await driver.query(
        `update auth.users set email_change = lower($2), email_change_sent_at = now(),
           email_change_token_new = null, email_change_token_current = null where id = $1`,
        [id, address],
      );
    },
    /** Whether a session began within so many minutes, by its owner's password or a mailed link. */
    isFresh: async (session: string | null, minutes: number): Promise<boolean> => {
      const { rows } = await driver.query(
        `select 1 from auth.sessions where id::text = $1 and created_at > now() - make_interval(mins => $2)`,
        [session, minutes],
      );
      return rows.length > 0;
    },
    /** Ends every session of an account but one. */
    endOtherSessions: async (id: string, session: string | null) => {
      await driver.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
        id,
        session,
      ]);
    },
    /** Whoever never followed the link has no account, and may not have asked for one. */
    removeUnconfirmed: async () => {
      await driver.query(
        `delete from auth.users where email_confirmed_at is null and created_at < now() - make_interval(days => $1)`,
        [retention.unconfirmedDays],
      );
    },
    /** What the library notes about who signed in when serves nobody after a month. */
    pruneAuditLog: async () => {
      await driver.query(`delete from auth.audit_log_entries where created_at < now() - interval '30 days'`);
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
