import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export type RunningBackend = {
  readonly process: ChildProcess;
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
};

type Announcement = { url: string; keys: string };

/** Starts the embedded database behind a loopback address; resolves when it answers. Port 0 = any free one. */
export async function startBackend(dataDirectory: string, port = 0): Promise<RunningBackend> {
  const child = spawn('tsx', ['scripts/serve-backend.ts', '--port', String(port), '--data', dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { url, keys } = await new Promise<Announcement>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"url"')) resolve(JSON.parse(line) as Announcement);
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${code}`)));
  });
  const { anonKey, serviceRoleKey } = JSON.parse(readFileSync(keys, 'utf8')) as Omit<
    RunningBackend,
    'process' | 'url'
  >;
  return { process: child, url, anonKey, serviceRoleKey };
}

/** Starts the production build on a loopback port in front of a backend. */
export function startSite(
  port: number,
  backend: RunningBackend,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
      INQUIRY_LIMIT_PER_HOUR: '10000',
      ...env,
    },
  });
}

/** Ends a process and waits until it is gone. */
export function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Resolves when the address answers with a good status; gives up after the given time. */
export async function untilReady(url: string, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} was not ready in time`);
}
