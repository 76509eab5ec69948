import { randomUUID } from 'node:crypto';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { AuthRequest } from './auth-requests';

type Answer = (request: Request) => Promise<Response>;

/** RFC 2606, section 2: a name that nobody can own. */
const host = 'stand-in.invalid';

export const isDecoyAccount = (address: string): boolean => address.endsWith(`@${host}`);

/** Nobody's password: cost 10 like the library's own hashes, so that refusing it takes as long. */
const nobodysHash = `$2b$10$${'.'.repeat(53)}`;

/**
 * Accounts that exist for one request only. They let the library do for an address that it must say nothing about
 * the very work that it does for others, so that neither answers nor durations tell whether an account exists.
 */
export function createDecoyAccounts(fetch: Answer, { driver }: PgliteConnection) {
  /** Also at every start: a process may end in the middle of it. */
  async function sweep() {
    await driver.query(
      `delete from auth.audit_log_entries where payload ->> 'actor_username' like '%@' || $1`,
      [host],
    );
    await driver.query(`delete from auth.users where email like '%@' || $1`, [host]);
  }

  async function appear(hash: string): Promise<string> {
    const address = `${randomUUID()}@${host}`;
    await driver.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ($1, $2, $3, now())`,
      [randomUUID(), address, hash],
    );
    return address;
  }

  return {
    sweep,
    /** Answers a sign-up for an address that has an account as if it had none; nothing remains of it. */
    signUp: async (request: AuthRequest, address: string): Promise<Response> => {
      const standIn = `${randomUUID()}@${host}`;
      try {
        const response = await fetch(request.copy({ ...request.body, email: standIn }));
        const text = await response.text();
        return new Response(text.replaceAll(standIn, address.toLowerCase()), response);
      } finally {
        await sweep();
      }
    },
    /** Answers a sign-in by a password's hash alone; null = the refusal that an unknown address deserves. */
    signIn: async (request: AuthRequest, hash: string | null): Promise<Response> => {
      try {
        return await fetch(request.copy({ ...request.body, email: await appear(hash ?? nobodysHash) }));
      } finally {
        await sweep();
      }
    },
    /** After a refused password: does what `signIn` does beyond comparing it, so that both take the same time. */
    comeAndGo: async (request: AuthRequest): Promise<void> => {
      try {
        await appear(nobodysHash);
        await fetch(request.copy({ ...request.body, email: `${randomUUID()}@${host}` }));
      } finally {
        await sweep();
      }
    },
  };
}

export type DecoyAccounts = ReturnType<typeof createDecoyAccounts>;
