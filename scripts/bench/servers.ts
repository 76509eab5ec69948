import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { serverBundle } from '@/scripts/bundle-server';

export type Server = { readonly child: ChildProcess; readonly url: string };

/** Starts this site's finished build on a port, as `npm run serve` does. */
export function startOwn(port: number, env: Readonly<Record<string, string>> = {}): Server {
  const child = spawn('node', [serverBundle, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Starts the finished build of a plain Next site on a loopback port. */
export function startNext(folder: string, port: number, env: Readonly<Record<string, string>> = {}): Server {
  const next = [folder, join(folder, '..')]
    .map((place) => resolve(place, 'node_modules', 'next', 'dist', 'bin', 'next'))
    .find(existsSync);
  if (!next) throw new Error(`${folder} has no Next`);
  const child = spawn('node', [next, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

export function stopServer({ child }: { readonly child: ChildProcess }): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    }).on('error', () => resolve(false));
  });

/** Asks every 5 ms until the address answers 200; returns the ms it took. @throws Error after a minute. */
export async function untilAnswered(url: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    if (await answers(url)) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not answer`);
}

/** A process and those it started, by their numbers. */
const family = (pid: number): number[] => {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
  return [pid, ...children.flatMap(family)];
};

/** Resident memory of a server in bytes. */
export function memory({ child }: { readonly child: ChildProcess }): number {
  const rss = execFileSync('ps', ['-o', 'rss=', '-p', family(child.pid ?? 0).join(',')], {
    encoding: 'utf8',
  });
  return rss.split('\n').reduce((sum, row) => sum + Number(row) * 1024, 0);
}

/** Processor time a server has used, in ms; NaN where the system does not tell (it does on Linux). Source: proc(5). */
export function processorTime({ child }: { readonly child: ChildProcess }): number {
  try {
    return family(child.pid ?? 0)
      .map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
      .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);
  } catch {
    return Number.NaN;
  }
}
