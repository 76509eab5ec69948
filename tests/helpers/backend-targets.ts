import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { embeddedPool, hostedPool } from '@/lib/server/database/pools';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { applyPending, listMigrations, migrationsDirectory } from '@/lib/server/embedded/migrations';
import { temporaryDirectory } from './backend-directory';
import { postgresPrograms, startPostgres } from './backend-postgres';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** A database with the project's schema that runs statements as one of the request roles, or as its owner. */
export type Target = {
  readonly query: (sql: string, values?: unknown[], role?: Role) => Promise<Record<string, unknown>[]>;
  /** Several sessions at once; null where the database has only one. */
  readonly parallel: ((sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>) | null;
  /** For transactions in TypeScript; statements of `query` must not run meanwhile where there is one session. */
  readonly pool: PostgresPool;
  readonly stop: () => Promise<void>;
};

type Session = (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Sets the role as the data API does: for one transaction, by the setting `role`. */
async function asRole(session: Session, sql: string, values: unknown[], role: Role | undefined) {
  await session('begin', []);
  try {
    if (role) await session("select set_config('role', $1, true)", [role]);
    const rows = await session(sql, values);
    await session('commit', []);
    return rows;
  } catch (error) {
    await session('rollback', []);
    throw error;
  }
}

/** The very Postgres that the embedded backend leaves on disk, opened directly. */
export async function pgliteTarget(): Promise<Target> {
  const directory = temporaryDirectory();
  const backend = createEmbeddedBackend(directory.path);
  await backend.start();
  await backend.close();
  const database = new PGlite(`${directory.path}/postgres`);
  const session: Session = async (sql, values) =>
    (await database.query<Record<string, unknown>>(sql, values)).rows;
  return {
    query: (sql, values = [], role) => asRole(session, sql, values, role),
    parallel: null,
    pool: embeddedPool({
      lease: async () => ({
        query: (sql, values, options) => database.query(sql, [...values], options),
        exchange: (message) => database.execProtocolRaw(message),
        release: () => undefined,
      }),
    }),
    stop: async () => {
      await database.close();
      directory.remove();
    },
  };
}

/** Debian's PostgreSQL; null, with a message, when it is not installed. */
export async function postgresTarget(): Promise<Target | null> {
  const programs = postgresPrograms();
  if (!programs) {
    console.warn('SKIPPED: no PostgreSQL found below /usr/lib/postgresql (Debian package `postgresql`).');
    return null;
  }
  const postgres = await startPostgres(programs);
  const client = await postgres.connect();
  const pool = hostedPool(postgres.address);
  const session: Session = async (sql, values) => (await client.query(sql, values)).rows;
  await applyPending(
    {
      versions: async () => [],
      apply: async (statements) => {
        await client.query('begin');
        for (const statement of statements) await client.query(statement);
        await client.query('commit');
      },
    },
    await listMigrations(migrationsDirectory()),
  );
  return {
    query: (sql, values = [], role) => asRole(session, sql, values, role),
    parallel: async (sql, values) => {
      const other = await postgres.connect();
      const own: Session = async (text, args) => (await other.query(text, args)).rows;
      return asRole(own, sql, values, 'service_role').finally(() => other.end());
    },
    pool,
    stop: async () => {
      await pool.end();
      await client.end();
      await postgres.stop();
    },
  };
}
