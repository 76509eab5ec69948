import 'server-only';
import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { within } from '@/lib/base/within';
import { enterTransaction } from '@/lib/server/embedded/transaction-scope';
import { env } from '@/lib/server/env';
import { DatabaseError, embeddedPool, hostedPool } from './pools';
import type { Schema } from './schema';

/** Statements that take effect together or not at all. */
export type Tx = Transaction<Schema>;

/** In whose name: the server's own, or that of a staff member, whom row level security then knows. */
export type Actor =
  | { readonly kind: 'server' }
  | { readonly kind: 'staff'; readonly userId: string; readonly sessionId: string };

/** Thrown by `work` that met a state which a second attempt will find settled. */
export class Again extends Error {
  override name = 'Again';
}

const maxAttempts = 3;

/** Of one transaction: on the embedded database everybody waits for it. */
const usualLimitMs = 10_000;

/** Serialization failure and deadlock (PostgreSQL, appendix A). */
const isPassing = (error: unknown) =>
  error instanceof Again || (error instanceof DatabaseError && ['40001', '40P01'].includes(error.code));

/** Role, claims and limits hold until the transaction ends. */
async function introduce(tx: Tx, actor: Actor, limitMs: number) {
  const claims =
    actor.kind === 'staff' ? { sub: actor.userId, session_id: actor.sessionId, role: 'authenticated' } : null;
  const settings = {
    role: claims ? 'desk' : 'service_role',
    'request.jwt.claims': claims ? JSON.stringify(claims) : '',
    'request.jwt.claim.sub': claims?.sub ?? '',
    statement_timeout: String(limitMs),
    // Only for what this process cannot end any more.
    idle_in_transaction_session_timeout: String(2 * limitMs),
  };
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(calls)}`.execute(tx);
}

export type Database = {
  /**
   * Does `work` in one transaction, again where its failure passes; so nothing inside may mail or ask the network.
   * @throws what `work` throws, DatabaseError, `TimeoutError` after ten seconds; nothing has happened then.
   */
  readonly transaction: <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

export function openDatabase(pool: PostgresPool, limitMs = usualLimitMs): Database {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const attempt = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) =>
    kysely.transaction().execute(async (tx) => {
      await introduce(tx, actor, limitMs);
      return within(limitMs, work(tx));
    });
  return {
    transaction: (actor, work) =>
      enterTransaction(async () => {
        for (let number = 1; ; number += 1) {
          try {
            return await attempt(actor, work);
          } catch (error) {
            if (number === maxAttempts || !isPassing(error)) throw error;
          }
        }
      }),
    close: () => kysely.destroy(),
  };
}

let opened: Database | undefined;

/** The database that the environment names. */
export function database(): Database {
  const { DATABASE_URL } = env();
  opened ??= openDatabase(DATABASE_URL ? hostedPool(DATABASE_URL) : embeddedPool());
  return opened;
}
