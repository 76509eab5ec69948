import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { processorTime, type Server } from './servers';

export type Target = {
  readonly name: string;
  readonly server: Pick<Server, 'child'>;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** `cost`: processor time of the server per answer in ms, which does not depend on how busy the machine is. */
export type Load = { readonly perSecond: number; readonly p99: number; readonly cost: number };

export const connections = 32;

/** A generator written in JavaScript is busier than a server that sends a finished page; wrk is not. */
const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find(existsSync);

/** What makes the load for all targets of a run: wrk where it is installed. */
export const generator: 'wrk' | 'autocannon' = wrk ? 'wrk' : 'autocannon';

/**
 * Asks for one page over 32 kept connections as fast as it comes.
 * @throws Error when anything but 200 was answered: errors are fast, too.
 */
export async function load(target: Target, seconds: number): Promise<Load> {
  const before = processorTime(target.server);
  const { count, perSecond, p99 } =
    generator === 'wrk' ? await withWrk(target, seconds) : await withAutocannon(target, seconds);
  return { perSecond, p99, cost: (processorTime(target.server) - before) / count };
}

type Counted = { readonly count: number; readonly perSecond: number; readonly p99: number };

async function withAutocannon({ name, url, headers }: Target, seconds: number): Promise<Counted> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${name}: ${wrong} wrong answers`);
  const count = result['2xx'];
  return { count, perSecond: count / result.duration, p99: result.latency.p99 };
}

async function withWrk({ name, url, headers }: Target, seconds: number): Promise<Counted> {
  const asked = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]);
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', ...asked, url];
  const { stdout } = await promisify(execFile)(wrk ?? 'wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name}: wrong answers\n${stdout}`);
  const [, slow = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    count: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(slow) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
  };
}
