import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInquiry } from '@/lib/inquiry/schema';
import { serialiseDraft } from '@/lib/plan/draft';
import { serverBundle } from '@/scripts/bundle-server';
import { preparedDirectory } from '../helpers/backend-directory';
import { inquiryBody, sendableDraft } from '../helpers/backend-draft';
import { stop, untilReady } from '../helpers/processes';
import { type Answer, asker, exchange } from './ask';
import { type Endpoint, endpoints } from './hostile/endpoints';
import { findLeaks, findProblems } from './hostile/judge';
import { placesIn, replaceAt } from './hostile/places';
import { damages, headers, jsonValues, marker, rawRequests, strangeTargets, tails } from './hostile/values';

/** Every endpoint of the built site against every hostile value; afterwards its answers, log and rows are searched. */
const port = Number(process.env.OPS_PORT ?? 3240) + 20;
const origin = `http://127.0.0.1:${port}`;
const siteUrl = 'https://www.seegut.example';
const ask = asker(port);
const directory = await preparedDirectory();
const somebody = `canary${randomUUID().replaceAll('-', '')}`;
let site: ChildProcess | undefined;
let log = '';
let session: Readonly<Record<string, string>> = {};
let secrets: readonly string[] = [];

/** Each request comes from another address, so that limits, which have tests of their own, do not hide the rest. */
let visitors = 0;
const newVisitor = () => `10.${(visitors++ >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;

type Changes = {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that is in order but for these changes. */
function send(endpoint: Endpoint, changes: Changes = {}): Promise<Answer> {
  const body = changes.body ?? (endpoint.body ? JSON.stringify(endpoint.body()) : '');
  const own = {
    host: `127.0.0.1:${port}`,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': newVisitor(),
    ...(body.length > 0 && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    accept: 'application/json, text/event-stream',
    ...(endpoint.signedIn && session),
  };
  const replaced = Object.keys(changes.headers ?? {}).map((name) => name.toLowerCase());
  const kept = Object.entries(own).filter(([name]) => !replaced.includes(name));
  return ask(
    changes.path ?? endpoint.path,
    { ...Object.fromEntries(kept), ...changes.headers },
    changes.method ?? endpoint.method,
    body,
  );
}

/** Sends all, four at a time (more would wait at the sign-in for longer than it lets anybody), and names what was answered wrongly. */
async function problemsOf(requests: readonly (readonly [name: string, send: () => Promise<Answer>])[]) {
  const waiting = [...requests];
  const problems: string[] = [];
  const visitor = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, sent] = next;
      const answer = await sent().catch(() => ({ status: 0, headers: {}, body: '' }));
      problems.push(...findProblems(answer, secrets).map((problem) => `${name.slice(0, 200)}: ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  return problems;
}

const endpointAt = (wanted: string) => endpoints.find(({ path: at }) => at === wanted) as Endpoint;

const statuses = async () => {
  const found: Record<string, number> = {};
  for (const endpoint of endpoints) found[endpoint.path] = (await send(endpoint)).status;
  return found;
};
const expected = Object.fromEntries(endpoints.map(({ path: at, status }) => [at, status]));

beforeAll(async () => {
  site = spawn('node', [serverBundle, '--port', String(port)], {
    env: {
      ...process.env,
      DATA_DIR: directory.path,
      SITE_URL: siteUrl,
      TRUSTED_PROXIES: '1',
      INQUIRY_LIMIT_PER_HOUR: '100000',
      ACCOUNT_LIMIT_PER_HOUR: '100000',
      API_LIMIT_PER_HOUR: '1000000',
    },
  });
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (part) => {
      log += part;
    });
  }
  await untilReady(`${origin}/api/ready`);
  const details = { ...sendableDraft().details, lastName: somebody, email: `${somebody}@example.org` };
  const stored = await send(endpointAt('/api/inquiries'), {
    body: JSON.stringify(inquiryBody({}, sendableDraft({ details }))),
  });
  expect(stored.status).toBe(201);
  const signedUp = await send(endpointAt('/auth/v1/signup'));
  const cookie = `sg-auth=base64-${Buffer.from(signedUp.body).toString('base64url')}`;
  session = { cookie, authorization: `Bearer ${JSON.parse(signedUp.body).access_token}` };
  await send(endpointAt('/api/account/draft'));
  const keys = JSON.parse(readFileSync(path.join(directory.path, 'keys.json'), 'utf8'));
  secrets = [
    somebody,
    keys.serviceRoleKey,
    keys.jwtSecret,
    keys.addressSecret,
    directory.path,
    process.cwd(),
  ];
});

afterAll(async () => {
  if (site) await stop(site);
  directory.remove();
});

it('knows every route of the site', () => {
  const covered = new Set(endpoints.flatMap(({ covers }) => covers.map((file) => `app/${file}`)));
  expect(globSync('app/**/route.ts').filter((file) => !covered.has(file))).toEqual([]);
});

describe('answers no stranger with an error of its own, a secret or somebody else’s markup', () => {
  it('before anything hostile: every endpoint does its work', async () => {
    expect(await statuses()).toEqual(expected);
  });

  for (const endpoint of endpoints.filter(({ body }) => body !== undefined)) {
    it(`${endpoint.path}: hostile values at every place of the body, and damaged bodies`, async () => {
      const places = placesIn(endpoint.body?.());
      const rounds = Math.max(places.length, jsonValues.length);
      const values = Array.from({ length: rounds }, (_, round) => {
        const raw = jsonValues[round % jsonValues.length] ?? '';
        const place = places[(round * 7) % places.length] ?? [];
        const body = () => replaceAt(endpoint.body?.(), place, raw);
        return [`${place.join('.')} = ${raw}`, () => send(endpoint, { body: body() })] as const;
      });
      const damaged = Object.entries(damages).map(
        ([name, damage]) =>
          [name, () => send(endpoint, { body: damage(JSON.stringify(endpoint.body?.())) })] as const,
      );
      expect(await problemsOf([...values, ...damaged])).toEqual([]);
    });
  }

  it('hostile addresses below every endpoint', async () => {
    const requests = endpoints.flatMap((endpoint) =>
      tails.map((tail) => {
        const target = endpoint.path.split('?')[0] + tail;
        return [target, () => send(endpoint, { path: target })] as const;
      }),
    );
    const page = endpointAt('/en/kontakt');
    const strange = strangeTargets.map((target) => [target, () => send(page, { path: target })] as const);
    expect(await problemsOf([...requests, ...strange])).toEqual([]);
  });

  it('hostile headers at every endpoint', async () => {
    const requests = endpoints.flatMap((endpoint) =>
      headers.map(([name, value]) => {
        const sent = () => send(endpoint, { headers: { [name]: value } });
        return [`${endpoint.path} ${name}: ${value}`, sent] as const;
      }),
    );
    expect(await problemsOf(requests)).toEqual([]);
  });

  it('every method at every endpoint, with and without a body', async () => {
    const methods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
    const requests = endpoints.flatMap(({ signedIn: _, ...endpoint }) =>
      methods.flatMap((method) =>
        ['', '{}'].map((body) => {
          const name = `${method} ${endpoint.path} ${body}`;
          return [name, () => send(endpoint, { method, body: method === 'HEAD' ? '' : body })] as const;
        }),
      ),
    );
    expect(await problemsOf(requests)).toEqual([]);
  });
});

describe('answers bytes that are no request', () => {
  it.each(rawRequests)('%s', async (_name, bytes, allowed) => {
    const answer = await exchange(port, bytes);
    expect(allowed).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    expect(findLeaks(answer, secrets)).toEqual([]);
  });
});

describe('afterwards', () => {
  it('every endpoint still does its work', async () => {
    expect(await statuses()).toEqual(expected);
  });

  it('the log shows neither secrets nor what visitors sent', async () => {
    if (site) await stop(site);
    const bad = log
      .split('\n')
      .filter((line) => findLeaks(`\n${line}`, secrets).length > 0 || line.includes(marker));
    expect(bad).toEqual([]);
  });

  it('every row is one that the site itself would have stored', async () => {
    const database = new PGlite(path.join(directory.path, 'postgres'));
    await database.waitReady;
    const read = async (table: string) =>
      (await database.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`))
        .rows;
    const tables = ['inquiries', 'contact_messages', 'drafts', 'mail_outbox', 'rate_limits'];
    for (const table of tables) {
      const rows = await read(`public.${table}`);
      expect(rows.length, table).toBeGreaterThan(0);
      // Control characters but line breaks, and marks that turn the reading direction.
      const odd = /\\u00(?!0a)[01]|[\u0080-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/i;
      expect(
        rows.filter(({ row }) => odd.test(JSON.stringify(row))),
        table,
      ).toEqual([]);
    }
    for (const { row } of await read('public.inquiries')) {
      const { variants: _, ...draft } = row.payload as Record<string, unknown>;
      const parsed = parseInquiry({ ...inquiryBody(), draft }, new Date(String(row.created_at)));
      expect(parsed.ok && JSON.parse(serialiseDraft(parsed.value.draft))).toEqual(draft);
    }
    for (const { row } of await read('public.mail_outbox')) {
      // A link in a mail leads to this site, whatever host a request named.
      const { url } = row.payload as { url?: string };
      if (url) expect(url.startsWith(siteUrl), url).toBe(true);
    }
    await database.close();
  });
});
