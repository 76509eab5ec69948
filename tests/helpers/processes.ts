import { type ChildProcess, spawn } from 'node:child_process';

/** Starts the production build on a port, as `npm start` does; `env` says which backend stands behind it. */
export function startSite(port: number, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      INQUIRY_LIMIT_PER_HOUR: '10000',
      ACCOUNT_LIMIT_PER_HOUR: '10000',
      ...env,
    },
  });
}

/** Ends a process and waits until it is gone; at once unless told otherwise, since a browser may hold a connection for long. */
export function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
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
