import 'server-only';
import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { within } from '@/lib/base/within';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { assertNoTransaction, inTransaction } from '@/lib/server/embedded/transaction-scope';
import { env } from '@/lib/server/env';
import { DatabaseError, embeddedPool, hostedPool } from './pools';
import type { Schema } from './schema';

/** Statements, each by itself. A transaction's (`Tx`) take effect together or not at all. */
export type Statements = Kysely<Schema>;
export type Tx = Transaction<Schema>;

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

/** For what this process cannot end any more. */
const limit = (tx: Tx, milliseconds: number) =>
  sql`select set_config('statement_timeout', ${String(milliseconds)}, true),
             set_config('idle_in_transaction_session_timeout', ${String(2 * milliseconds)}, true)`.execute(
    tx,
  );

/** A database as its owner: row level security keeps everybody else out. */
export function openDatabase(pool: PostgresPool, limitMs = usualLimitMs) {
  const connect: PostgresPool['connect'] = async () => {
    assertNoTransaction();
    return pool.connect();
  };
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { ...pool, connect } }) });
  const attempt = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    kysely.transaction().execute(async (tx) => {
      await limit(tx, limitMs);
      return inTransaction(() => within(limitMs, work(tx)));
    });
  return {
    db: (): Statements => kysely,
    transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      for (let number = 1; ; number += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (number === maxAttempts || !isPassing(error)) throw error;
        }
      }
    },
    close: () => kysely.destroy(),
  };
}

export type Database = ReturnType<typeof openDatabase>;

let opened: Database | undefined;

/** The database that the environment names. */
function database(): Database {
  const { DATABASE_URL } = env();
  opened ??= openDatabase(DATABASE_URL ? hostedPool(DATABASE_URL) : embeddedPool(embeddedBackend()));
  return opened;
}

/** For one statement. @throws DatabaseError when it is executed; Error inside a transaction, which has its own. */
export const db = (): Statements => database().db();

/**
 * Does `work` in one transaction, again where its failure passes; so nothing inside may mail or ask the network.
 * @throws what `work` throws, DatabaseError, `TimeoutError` after ten seconds; nothing has happened then.
 */
export const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database().transaction(work);
