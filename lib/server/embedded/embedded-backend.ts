import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/base/log';
import { env } from '@/lib/server/env';
import { type AuthSettings, authSettings } from './auth-settings';
import { type Database, openDatabase, type Session } from './database';
import { watchDisk } from './disk';
import { readKeys } from './keys';
import { migrationsDirectory } from './migrations';
import { createMutex } from './mutex';
import { withRedactedConsole } from './redacted-console';
import { assertNoTransaction } from './transaction-scope';

/** Postgres in this process, spoken to as if it were a Supabase project. */
export type EmbeddedBackend = ReturnType<typeof createEmbeddedBackend>;

/** The database for one caller, until it is given back. */
export type Lease = Session & {
  /** @param failed a statement failed: whether Postgres still answers is asked before anybody else's turn. */
  readonly release: (failed?: boolean) => void;
};

/** The backend is being closed; whoever asks now has to come back. */
class BackendClosedError extends Error {
  override name = 'BackendClosedError';
}

/** Requests that may wait at once; beyond that, waiting longer than anybody waits for an answer is certain. */
const maxQueue = 500;

const cleanUpMs = 3_600_000;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * An embedded backend on one data directory. It boots on the first call, or again after a boot that failed or a
 * Postgres that died, and answers one request at a time, the site's own statements before what sign-in asks.
 * @param dataDirectory plain path; created when missing.
 */
export function createEmbeddedBackend(
  dataDirectory: string,
  migrations = migrationsDirectory(),
  settings: AuthSettings = authSettings(),
) {
  const exclusively = createMutex();
  const hasRoom = watchDisk(dataDirectory);
  let database: Promise<Database> | undefined;
  let opened: Database | undefined;
  const waiting = { urgent: 0, other: 0 };
  let cleaning: NodeJS.Timeout | undefined;
  let closed = false;

  async function open(): Promise<Database> {
    database ??= withRedactedConsole(async () =>
      openDatabase(dataDirectory, readKeys(dataDirectory), migrations, settings),
    ).then(
      (result) => {
        opened = result;
        cleaning ??= setInterval(() => void cleanUp(), cleanUpMs).unref();
        return result;
      },
      (error) => {
        database = undefined;
        throw error;
      },
    );
    return database;
  }

  async function cleanUp() {
    await exclusively(async () => opened?.cleanUp()).catch(() => log.warn('backend.cleanup_failed'));
  }

  /** After a server error: a Postgres that no longer answers is given up. */
  async function checkHealth(current: Database) {
    const healthy = await Promise.race([current.answers(), pause(3_000, false, { ref: false })]);
    if (!healthy) await giveUp(current, 'backend.died');
  }

  /** The next request opens a new database. */
  async function giveUp(current: Database, code: string) {
    log.error(code);
    database = undefined;
    opened = undefined;
    await Promise.race([current.close().catch(() => undefined), pause(3_000, undefined, { ref: false })]);
    current.release();
  }

  async function ready(): Promise<Database> {
    if (!hasRoom()) throw new Error('The disk is full.');
    const current = await open();
    if (!current.held()) {
      // Whatever is acknowledged now would be lost with the directory, or belongs to another process by now.
      await giveUp(current, 'backend.directory_lost');
      throw new Error('The data directory was taken away.');
    }
    return current;
  }

  async function answer(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const current = await ready();
    try {
      const response = await withRedactedConsole(() => current.fetch(request));
      if (response.status >= 500) await checkHealth(current);
      // Read to the end while nobody else's statements can run.
      const body = [101, 204, 205, 304].includes(response.status) ? null : await response.arrayBuffer();
      return new Response(body, response);
    } catch (error) {
      await checkHealth(current);
      throw error;
    }
  }

  /** Lets nobody else wait longer than anybody waits for an answer. */
  async function enqueue<T>(kind: 'urgent' | 'other', work: () => Promise<T>): Promise<T> {
    if (closed) throw new BackendClosedError('The embedded backend is closed.');
    if (waiting[kind] >= maxQueue) throw new Error('The embedded backend is overloaded.');
    waiting[kind] += 1;
    return work().finally(() => {
      waiting[kind] -= 1;
    });
  }

  return {
    /** Takes the lock, starts Postgres and applies migrations, if that has not happened yet. */
    start: async () => {
      if (closed) throw new BackendClosedError('The embedded backend is closed.');
      await exclusively(open);
    },
    keys: () => readKeys(dataDirectory),
    /** Answers like a Supabase project's address; rejects when the backend cannot be reached. */
    fetch: async (request: Request): Promise<Response> => {
      assertNoTransaction();
      const result = enqueue('other', () => exclusively(() => answer(request)));
      // An abandoned request still ends on its own; only its answer is no longer awaited.
      result.catch(() => undefined);
      return Promise.race([result, aborted(request.signal)]);
    },
    /** The database itself, for one statement or transaction at a time; every request waits until it is given back. */
    lease: (): Promise<Lease> =>
      enqueue(
        'urgent',
        () =>
          new Promise<Lease>((resolve, reject) => {
            exclusively(async () => {
              const current = await ready();
              const failed = await new Promise<boolean>((release) => {
                const { query, exchange } = current;
                resolve({ query, exchange, release: (hasFailed = false) => release(hasFailed) });
              });
              if (failed) await checkHealth(current);
            }, true).catch(reject);
          }),
      ),
    /** Lets what was asked before finish, then closes Postgres and gives the data directory back. */
    close: async () => {
      closed = true;
      clearInterval(cleaning);
      await exclusively(async () => {
        const current = await database?.catch(() => undefined);
        await current?.close();
        database = undefined;
        opened = undefined;
      });
    },
  };
}

const key = Symbol.for('seegut.backend.embedded');
const host: typeof globalThis & { [key]?: EmbeddedBackend } = globalThis;

const dataDirectory = () => path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR);

/** This process's embedded backend on `DATA_DIR`; one per process however often a bundler loads this file. */
export function embeddedBackend(): EmbeddedBackend {
  if (!host[key]) {
    host[key] = createEmbeddedBackend(dataDirectory());
    if (process.env.NODE_ENV === 'production') {
      log.warn('backend.embedded_in_production', { advice: 'one small instance only; set SUPABASE_URL' });
    }
  }
  return host[key];
}
