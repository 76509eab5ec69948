import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { doorAddress } from './backend-door';

export type ServedBackend = {
  /** What the site needs in its environment to use this backend. */
  readonly env: Readonly<
    Record<'SUPABASE_URL' | 'SUPABASE_ANON_KEY' | 'SUPABASE_SERVICE_ROLE_KEY' | 'DATABASE_URL', string>
  >;
  /** A client with every right: `service.from('inquiries').select()` reads the rows. */
  readonly service: SupabaseClient;
  readonly anon: SupabaseClient;
  /** Ends the process like an operator (SIGTERM) or like a power cut (SIGKILL), and waits until it is gone. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same port and data, its clock so many hours ahead, and waits until it answers. */
  readonly start: (hoursAhead?: number) => Promise<void>;
};

/** A port of the loopback interface that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Runs a TypeScript file of the project in a process of its own. */
export function runScript(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './tests/helpers/backend-preload.mjs', file, ...args],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    },
  );
}

/** What turns the clock of a process that `runScript` starts. */
export const clockAhead = (hours: number): Record<string, string> =>
  hours === 0
    ? {}
    : {
        NODE_OPTIONS: `--import ${path.resolve('tests/helpers/clock-preload.mjs')}`,
        CLOCK_SHIFT_MS: String(hours * 3_600_000),
      };

/** Resolves when a line on standard output matches; rejects with standard error when the process ends before. */
export async function untilLine(child: ChildProcess, pattern: RegExp): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (part) => {
    errors += part;
  });
  if (!child.stdout) throw new Error('no output');
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`ended before it was ready: ${errors}`);
  });
  const seen = new Promise<void>((resolve) => lines.on('line', (line) => pattern.test(line) && resolve()));
  ended.catch(() => undefined);
  await Promise.race([seen, ended]);
}

/** Starts `serve-backend.ts` on a data directory, as a process that can be stopped and started again. */
export async function serveBackend(dataDirectory: string): Promise<ServedBackend> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (hoursAhead = 0) => {
    child = runScript(
      path.resolve('tests/helpers/serve-backend.ts'),
      ['--port', String(port), '--data', dataDirectory],
      clockAhead(hoursAhead),
    );
    await untilLine(child, /^\{"url"/);
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  const keys = JSON.parse(readFileSync(path.join(dataDirectory, 'keys.json'), 'utf8'));
  const url = `http://127.0.0.1:${port}`;
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  return {
    env: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: keys.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
      DATABASE_URL: doorAddress(dataDirectory),
    },
    service: createClient(url, keys.serviceRoleKey, options),
    anon: createClient(url, keys.anonKey, options),
    start,
    stop,
  };
}
