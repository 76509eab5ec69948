import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { log } from '@/lib/base/log';
import { createAuthGate } from './auth-gate';
import { createAuthMail } from './auth-mail';
import { type AuthSettings, libraryAuth } from './auth-settings';
import type { BackendKeys } from './keys';
import { acquireLock } from './lock';
import { applyPending, listMigrations } from './migrations';
import { protectDirectory } from './private-files';
import { unredacted } from './redacted-console';

type Results = Awaited<ReturnType<PGlite['query']>>;

/** Statements of one caller; nobody else's may run meanwhile. */
export type Session = {
  readonly query: (sql: string, values: readonly unknown[], options?: QueryOptions) => Promise<Results>;
  /** Messages of PostgreSQL's protocol and what it answers. */
  readonly exchange: (message: Uint8Array) => Promise<Uint8Array>;
};

export type Database = Session & {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Removes what has served its time in the sign-in interface's tables, and gives disk space back. */
  readonly cleanUp: () => Promise<void>;
  /** Whether the data directory is still this process's own. */
  readonly held: () => boolean;
  /** Whether Postgres itself still answers; false after it died, for instance of a full disk. */
  readonly answers: () => Promise<boolean>;
  /** Ends Postgres and gives the data directory back. */
  readonly close: () => Promise<void>;
  /** Gives the data directory back without waiting, for a process that is exiting already. */
  readonly release: () => void;
};

/** Supabase's request roles; creating one is no migration, because hosted projects have them from the start. */
const roles = `do $$
begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end $$`;

/** Marks a Postgres directory whose first start ended well. */
const readyMark = 'seegut.ready';

/** Makes the request roles, which hosted projects have from the start, and applies the migrations that are missing. */
async function migrate(connection: PgliteConnection, directory: string) {
  await connection.exec(roles);
  const target = {
    versions: async () => {
      const query = 'select version from supabase_migrations.schema_migrations';
      const { rows } = await connection.exec<{ rows: { version: string }[] }>(query);
      return rows.map((row) => row.version);
    },
    apply: (statements: readonly string[]) =>
      connection.transaction([...statements], { intent: 'migration' }),
  };
  const applied = await applyPending(target, await listMigrations(directory));
  if (applied.length > 0) unredacted(() => log.info('backend.migrated', { count: applied.length }));
}

/** Tables with more dead rows than living ones, beyond the few that are not worth it; large values lie in a table beside. */
const bloated = `
  select distinct coalesce(owner.oid, stats.relid)::regclass::text as name
  from pg_stat_all_tables as stats left join pg_class as owner on owner.reltoastrelid = stats.relid
  where n_dead_tup > n_live_tup + 500`;

/**
 * Gives the disk back what was overwritten and deleted. This Postgres has none of the processes that do so elsewhere, by
 * autovacuum and timed checkpoints: without these, tables and log grow with every row that is saved again.
 */
async function compact({ driver }: PgliteConnection) {
  const { rows } = await driver.query<{ name: string }>(bloated);
  for (const { name } of rows) await driver.exec(`vacuum full ${name}`);
  await driver.exec('set wal_recycle = off; checkpoint');
}

async function start(connection: PgliteConnection, keys: BackendKeys, settings: AuthSettings) {
  await connection.driver.waitReady;
  const mail = createAuthMail(connection, settings, keys.addressSecret);
  const app = new App({
    connection,
    auth: {
      ...libraryAuth(settings),
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.anonKey,
      secret_key: keys.serviceRoleKey,
    },
    options: { drivers: { email: mail.driver }, server: { disableStudio: true, admin: false } },
  });
  await app.ensureSystemSchema();
  return createAuthGate((request) => app.fetch(request), connection, mail, settings, keys.serviceRoleKey);
}

/** A first start that was cut off leaves half a Postgres behind, which nothing was ever acknowledged from. */
function setAside(directory: string) {
  if (!existsSync(directory) || existsSync(path.join(directory, readyMark))) return;
  renameSync(directory, `${directory}.unfinished-${Date.now()}`);
  unredacted(() => log.warn('backend.first_start_interrupted'));
}

/**
 * Opens the Postgres of a data directory under its exclusive lock and brings its schema up to date.
 * @throws LockHeldError when another process has it; any other error leaves nothing open and nothing locked.
 */
export async function openDatabase(
  dataDirectory: string,
  keys: BackendKeys,
  migrations: string,
  settings: AuthSettings,
): Promise<Database> {
  await protectDirectory(dataDirectory);
  const lock = acquireLock(dataDirectory);
  let connection: PgliteConnection | undefined;
  try {
    const directory = path.join(dataDirectory, 'postgres');
    const opened = await createPgliteConnection({ url: directory });
    connection = opened;
    const gate = await start(opened, keys, settings).catch((error) => {
      setAside(directory);
      throw error;
    });
    writeFileSync(path.join(directory, readyMark), '');
    await migrate(opened, migrations);
    const cleanUp = async () => {
      await gate.cleanUp();
      // A disk too full for that is no reason not to open.
      await compact(opened).catch(() => unredacted(() => log.warn('backend.cleanup_failed')));
    };
    await cleanUp();
    return {
      query: (sql, values, options) => opened.driver.query(sql, [...values], options),
      exchange: (message) => opened.driver.execProtocolRaw(message),
      fetch: gate.fetch,
      cleanUp,
      held: lock.held,
      answers: () =>
        opened.driver.query('select 1').then(
          () => true,
          () => false,
        ),
      close: async () => {
        try {
          await opened.close();
        } finally {
          lock.release();
        }
      },
      release: lock.release,
    };
  } catch (error) {
    await connection?.close().catch(() => undefined);
    lock.release();
    throw error;
  }
}
