import fc from 'fast-check';
import { contentTypes, oddHeaders, origins } from './headers';
import { damaged, mutated } from './hostile';
import type { Recipe } from './recipe-kinds';
import type { Session, SiteUnderFire } from './site';
import { Slowness } from './slowness';
import { findProblems } from './verdict';
import { exchange, measureBytes, type Wire } from './wire';

export type Finding = { readonly problem: string; readonly request: string };

export type Outcome = {
  readonly sent: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly findings: readonly Finding[];
};

const atOnce = 12;
const batchSize = 250;

const clientAddress = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `10.${parts.join('.')}`);

/** Requests to one endpoint. Most of them are almost right, or nothing behind the first check would be reached. */
function requestsTo(recipe: Recipe, port: number, session: Session | null): fc.Arbitrary<Wire> {
  const { valid } = recipe;
  const body = valid
    ? fc.oneof(
        { weight: 6, arbitrary: damaged(mutated(valid)) },
        { weight: 1, arbitrary: valid.map((value) => Buffer.from(JSON.stringify(value))) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
      )
    : fc.constant(Buffer.alloc(0));
  return fc
    .tuple(
      fc.constantFrom(...recipe.methods),
      recipe.targets,
      body,
      origins,
      oddHeaders,
      contentTypes,
      fc.nat(9),
      clientAddress,
    )
    .map(([method, target, bytes, origin, odd, type, dice, address]): Wire => {
      const own: [string, string][] = [['X-Forwarded-For', address]];
      if (!origin.some(([name]) => name === 'Host')) own.push(['Host', `127.0.0.1:${port}`]);
      if (bytes.length > 0) own.push(['Content-Type', type || 'application/json']);
      // Whoever deletes the account would end the session of the others.
      if (session && dice < 6 && method !== 'DELETE') {
        own.push(['Cookie', session.cookie], ['Authorization', `Bearer ${session.token}`]);
      }
      const bare = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
      return {
        method,
        target: latin(target),
        headers: [...own, ...origin, ...odd],
        body: bare ? Buffer.alloc(0) : bytes,
        framing: dice === 9 ? 'chunked' : 'length',
      };
    });
}

/** A request line ends at a blank. */
const latin = (target: string) =>
  target.replace(/[\s\p{Cc}]/gu, '_').replace(/[^\x21-\xff]/g, encodeURIComponent);

const start = (bytes: Buffer, max: number) =>
  bytes.length > max
    ? `${bytes.subarray(0, max).toString('latin1')}… (${bytes.length} bytes)`
    : bytes.toString('latin1');

/** Head and body, each short enough to be read. */
const written = (wire: Wire) => {
  const whole = measureBytes(wire);
  const end = whole.indexOf('\r\n\r\n');
  return JSON.stringify(`${start(whole.subarray(0, end), 500)} ⏎ ${start(wire.body, 900)}`);
};

/** Fires `count` requests at an endpoint and judges every answer. */
export async function fireAt(
  recipe: Recipe,
  site: SiteUnderFire,
  count: number,
  seed: number,
): Promise<Outcome> {
  const statuses: Record<number, number> = {};
  const findings: Finding[] = [];
  const slowness = new Slowness();
  const note = (wire: Wire, problem: string) => {
    if (findings.length < 50) findings.push({ problem, request: written(wire) });
  };
  for (let sent = 0; sent < count; sent += batchSize) {
    const numRuns = Math.min(batchSize, count - sent);
    const session = recipe.signedIn ? await site.signUp() : null;
    const waiting = fc.sample(requestsTo(recipe, site.port, session), { numRuns, seed: seed + sent });
    const gunner = async () => {
      for (let wire = waiting.pop(); wire; wire = waiting.pop()) {
        const answer = await exchange(site.port, measureBytes(wire));
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        for (const found of findProblems(wire, answer, site.secrets)) note(wire, found);
        const isAnswered =
          answer.status === 200 && wire.method === 'POST' && wire.target === recipe.probe.target;
        const problem = isAnswered ? await recipe.check?.(wire.body, answer.body) : null;
        if (problem) note(wire, problem);
        slowness.add(wire, answer);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, gunner));
  }
  for (const { wire, limit } of slowness.suspects()) {
    const alone: number[] = [];
    for (let again = 0; again < 3; again += 1) {
      alone.push((await exchange(site.port, measureBytes(wire))).milliseconds);
    }
    const fastest = Math.min(...alone);
    if (fastest > limit) note(wire, `slow: ${Math.round(fastest)} ms alone, more than ${Math.round(limit)}`);
  }
  return { sent: count, statuses, medianMs: slowness.median, slowestMs: slowness.slowest, findings };
}

/** Whether an endpoint still does its work. */
export async function isAlive(recipe: Recipe, site: SiteUnderFire): Promise<string | null> {
  const { method, target, status } = recipe.probe;
  const [valid] = recipe.valid && method === 'POST' ? fc.sample(recipe.valid, 1) : [];
  const answer = await exchange(
    site.port,
    measureBytes({
      method,
      target,
      headers: [
        ['Host', `127.0.0.1:${site.port}`],
        ['Sec-Fetch-Site', 'same-origin'],
        ['Content-Type', 'application/json'],
        ['X-Forwarded-For', '198.51.100.7'],
      ],
      body: valid === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(valid)),
      framing: 'length',
    }),
  );
  return answer.status === status
    ? null
    : `${method} ${target} answers ${answer.status} instead of ${status}`;
}
