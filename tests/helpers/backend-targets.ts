import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { embeddedPool, hostedPool } from '@/lib/server/database/pools';
import { preparedDirectory } from './backend-directory';
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
async function pgliteTarget(): Promise<Target> {
  const directory = await preparedDirectory();
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

/** Debian's PostgreSQL. */
async function postgresTarget(programs: string): Promise<Target> {
  const postgres = await startPostgres(programs);
  const client = await postgres.connect();
  const pool = hostedPool(postgres.address);
  const session: Session = async (sql, values) => (await client.query(sql, values)).rows;
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

/** The database that the embedded backend has. */
export const pglite = { name: 'PGlite', open: pgliteTarget };

const programs = postgresPrograms();
if (!programs) {
  console.warn('SKIPPED: no PostgreSQL found below /usr/lib/postgresql (Debian package `postgresql`).');
}

/** For what sessions at once, grants or SQL itself may do differently: the embedded database and PostgreSQL. */
export const databases = [
  pglite,
  ...(programs ? [{ name: 'PostgreSQL', open: () => postgresTarget(programs) }] : []),
];

/** A database of the suite's own; to be asked for inside of tests and hooks. */
export function ownTarget({ open }: typeof pglite): () => Target {
  let target: Target | undefined;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target?.stop());
  return () => {
    if (!target) throw new Error('not open yet');
    return target;
  };
}
