import 'server-only';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types } from 'pg';
import { within } from '@/lib/base/within';
import type { EmbeddedBackend } from '@/lib/server/embedded/embedded-backend';

/** A statement that the database refused: its messages and parameters, which may quote what somebody typed, stay out. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(
    /** SQLSTATE */
    readonly code: string,
    readonly constraint: string | null,
  ) {
    super(`statement failed with ${code}${constraint ? ` (${constraint})` : ''}`);
  }
}

const asDatabaseError = (error: unknown): DatabaseError => {
  const { code, constraint } = error instanceof Object ? (error as Record<string, unknown>) : {};
  return new DatabaseError(
    typeof code === 'string' ? code : 'XX000',
    typeof constraint === 'string' ? constraint : null,
  );
};

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a whole number beyond 2^53');
  return value;
}

const asText = (text: string) => text;

/**
 * Both drivers deliver the same: whole numbers as numbers, instants as dates, days and decimals as text, JSON parsed. By the
 * numbers of PostgreSQL's types (`pg_type.oid`). Arrays and intervals are not selected.
 */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: readNumber,
  114: JSON.parse,
  1082: asText,
  1114: asText,
  1184: (text) => new Date(text),
  1700: asText,
  3802: JSON.parse,
};

type Client = {
  readonly query: (sql: string, values: readonly unknown[]) => Promise<{ rows: unknown[]; count: number }>;
  readonly release: (failed: boolean) => void;
};

/**
 * A client for one transaction. After a statement has failed, PostgreSQL answers `commit` with a rollback that looks like
 * success; so a failure that somebody caught is thrown again by everything that follows but a rollback.
 */
function guarded(client: Client): PostgresPoolClient {
  let failure: DatabaseError | null = null;
  const query = async (sql: string, values: readonly unknown[]) => {
    if (failure && sql !== 'rollback') throw failure;
    try {
      const { rows, count } = await client.query(sql, values);
      return { command: 'UPDATE' as const, rowCount: count, rows };
    } catch (error) {
      failure ??= asDatabaseError(error);
      // Where not even that is possible the connection is gone, and the transaction with it.
      if (sql === 'rollback') return { command: 'SELECT' as const, rows: [] };
      throw failure;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(failure !== null) };
}

/** Longer than the embedded backend's first start on a slow machine, shorter than a visitor waits. */
const connectMs = 15_000;

/** Kysely's pool over the embedded backend's one session, which a transaction has to itself. */
export const embeddedPool = (backend: Pick<EmbeddedBackend, 'lease'>): PostgresPool => ({
  connect: async () => {
    const leased = backend.lease();
    const { query, release } = await within(connectMs, leased).catch((error) => {
      leased.then((late) => late.release()).catch(() => undefined);
      throw error;
    });
    return guarded({
      query: async (sql, values) => {
        const { rows, affectedRows } = await query(sql, values, { parsers: { ...parsers } });
        return { rows, count: affectedRows ?? 0 };
      },
      release,
    });
  },
  end: async () => undefined,
});

/** Kysely's pool over a PostgreSQL by its address. */
export function hostedPool(address: string): PostgresPool {
  const pool = new Pool({
    connectionString: address,
    connectionTimeoutMillis: 5_000,
    // Of single statements; those of a transaction end with it.
    query_timeout: 30_000,
    types: { getTypeParser: (type, format) => parsers[type] ?? types.getTypeParser(type, format) },
  });
  // Without listeners a connection that breaks ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      const client = await pool.connect();
      return guarded({
        query: async (sql, values) => {
          const { rows, rowCount } = await client.query(sql, [...values]);
          return { rows, count: rowCount ?? 0 };
        },
        release: (failed) => client.release(failed),
      });
    },
    end: () => pool.end(),
  };
}
