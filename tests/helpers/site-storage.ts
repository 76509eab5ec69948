import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, vi } from 'vitest';
import { preparedDirectory } from './backend-directory';
import { postgresPrograms, startPostgres } from './backend-postgres';

/** What the site keeps, as its handlers use it. Loaded anew, since a process knows one database. */
const load = async () => ({
  ...(await import('@/lib/account/server/identity')),
  ...(await import('@/lib/account/server/repository')),
  ...(await import('@/lib/contact/server/repository')),
  ...(await import('@/lib/mail/outbox')),
  ...(await import('@/lib/retention/prune')),
  ...(await import('@/lib/server/database/database')),
  ...(await import('@/lib/server/embedded/embedded-backend')),
  ...(await import('@/lib/server/rate-limit')),
});
type Storage = Awaited<ReturnType<typeof load>>;

const programs = postgresPrograms();

/** The databases that the site runs on. */
export const storages = [
  { name: 'PGlite', start: null },
  ...(programs ? [{ name: 'PostgreSQL', start: () => startPostgres(programs) }] : []),
] as const;

/** The site's own storage on a database of the suite's own; to be asked for inside of tests and hooks. */
export function storageOn({ start }: (typeof storages)[number]): () => Storage {
  let storage: Storage | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    vi.resetModules();
    vi.unstubAllEnvs();
    if (start) {
      const postgres = await start();
      stop = postgres.stop;
      for (const name of ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']) vi.stubEnv(name, 'x'.repeat(20));
      vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
      vi.stubEnv('DATABASE_URL', postgres.address);
    } else {
      const directory = await preparedDirectory();
      vi.stubEnv('DATA_DIR', directory.path);
      stop = async () => {
        await storage?.embeddedBackend().close();
        directory.remove();
      };
    }
    storage = await load();
  });
  afterAll(() => stop());
  return () => {
    if (!storage) throw new Error('not open yet');
    return storage;
  };
}

export type Row = Record<string, unknown>;

/** Rows of a statement on the site's own database. */
export const rowsOf = async (
  { db }: Pick<Storage, 'db'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> =>
  (await db().executeQuery<Row>(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)).rows;
