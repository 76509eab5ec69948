import { randomUUID } from 'node:crypto';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { AuthRequest } from './auth-requests';

type Answer = (request: Request) => Promise<Response>;

/** RFC 2606, section 2: a name that nobody can own. */
const host = 'decoy.invalid';

export const isDecoyAccount = (address: string): boolean => address.endsWith(`@${host}`);

/**
 * Accounts that exist for one request only. They let the library do for an address that it must say nothing about
 * the very work that it does for others, so that neither answers nor durations tell whether an account exists.
 */
export function createDecoyAccounts(fetch: Answer, { driver }: PgliteConnection) {
  /** Also at every start: a process may end in the middle of it. */
  async function removeAll() {
    await driver.query(
      `delete from auth.audit_log_entries where payload ->> 'actor_username' like '%@' || $1`,
      [host],
    );
    await driver.query(`delete from auth.users where email like '%@' || $1`, [host]);
  }

  return {
    removeAll,
    /** Answers a sign-up for an address that has an account as if it had none; nothing remains of it. */
    signUp: async (request: AuthRequest, address: string): Promise<Response> => {
      const decoy = `${randomUUID()}@${host}`;
      try {
        const response = await fetch(request.copy({ ...request.body, email: decoy }));
        const text = await response.text();
        return new Response(text.replaceAll(decoy, address.toLowerCase()), response);
      } finally {
        await removeAll();
      }
    },
  };
}

export type DecoyAccounts = ReturnType<typeof createDecoyAccounts>;
