import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handleCatalogue, handleProposals, handleQuote } from '@/lib/public-api/server/handlers';
import { handleMcp } from '@/lib/public-api/server/mcp';
import { type ServedBackend, serveBackend } from '@/tests/helpers/backend-database';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { juneDay } from '@/tests/helpers/days';
import { holdComputations } from '@/tests/helpers/held-queue';

const directory = await preparedDirectory();
const origin = 'https://www.seegut.example';
let backend: ServedBackend;
let visitors = 0;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = await serveBackend(directory.path);
  const all = { ...backend.env, SITE_URL: origin, API_LIMIT_PER_HOUR: '3', TRUSTED_PROXIES: '0' };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
});
afterAll(async () => {
  await backend.stop();
  directory.remove();
});

const post = (body: string, headers: Record<string, string> = {}, path = '/api/quote') =>
  new Request(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitors++}`, ...headers },
    body,
  });
const ask = async (body: string, headers?: Record<string, string>, path?: string) => {
  const response = await handleQuote(post(body, headers, path));
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const plan = JSON.stringify({ draft: { guests: 40, cateringType: 'seated-dinner', package: 'din-ufer' } });

describe('a quote over the network', () => {
  test('answers pages of every origin without reading a cookie', async () => {
    const foreign = {
      origin: 'https://assistant.example',
      'sec-fetch-site': 'cross-site',
      cookie: 'sg-auth=x',
    };
    const { status, headers, body } = await ask(plan, foreign);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(body.price.shownCents).toBe(40 * 6_313);
    expect(body.availability).toBeNull();
  });

  test('says whether the day is free', async () => {
    const draft = { guests: 40, locationType: 'venue', details: { date: juneDay } };
    const { body } = await ask(JSON.stringify({ draft }));
    expect(body.availability).toEqual({ kind: 'house', state: 'free', nearestFree: [] });
  });

  test('rejects what it cannot read, each with a stable code in the language asked for', async () => {
    const cases: readonly [string, Record<string, string>, string, number, string][] = [
      ['{', {}, '', 400, 'request.unreadable'],
      ['x'.repeat(60_000), {}, '', 413, 'request.size'],
      [plan, { 'content-type': 'text/plain' }, '', 415, 'request.type'],
      ['[]', {}, '', 422, 'draft.invalid'],
      [plan, {}, '?locale=fr', 400, 'locale.unknown'],
    ];
    for (const [body, headers, query, status, code] of cases) {
      const answer = await ask(body, headers, `/api/quote${query}`);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const spanish = await ask('{', {}, '/api/quote?locale=es');
    expect(spanish.body.message).toBe('El contenido no es un JSON legible.');
  });

  test('limits an address, and only that one', async () => {
    const address = { 'x-forwarded-for': '198.51.100.9' };
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(plan, address)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { body, headers } = await ask(plan, address);
    expect(body.code).toBe('rate.limited');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await handleProposals(
      post('{"occasion":"wedding","guests":50}', address, '/api/proposals'),
    );
    expect(other.status).toBe(429);
    expect((await ask(plan)).status).toBe(200);
  });
});

describe('the MCP server', () => {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const send = (headers: Record<string, string>, body = message) =>
    handleMcp(
      post(
        body,
        { accept: 'application/json, text/event-stream', host: 'www.seegut.example', ...headers },
        '/mcp',
      ),
    );

  test('answers programs and our own pages, no others', async () => {
    expect((await send({})).status).toBe(200);
    expect((await send({ origin })).status).toBe(200);
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ host: 'evil.example' })).status).toBe(403);
    expect((await send({ host: 'localhost:3000' })).status).toBe(200);
  });

  const proposing = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'propose_plans', arguments: { occasion: 'wedding', guests: 200 } },
  });

  test('rejects a batch as a whole, however short', async () => {
    for (const length of [0, 1, 2, 100]) {
      const response = await send({}, `[${Array(length).fill(proposing).join()}]`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
    }
  });

  test('asks to come back while too many plans wait to be proposed, and answers everything else', async () => {
    const { release } = holdComputations();
    const wish = '{"occasion":"wedding","guests":50}';
    const rejected = [await send({}, proposing), await handleProposals(post(wish, {}, '/api/proposals'))];
    for (const response of rejected) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await send({})).status).toBe(200);
    expect((await ask(plan)).status).toBe(200);
    await release();
    expect(await (await send({}, proposing)).text()).toContain('handOverUrl');
  });

  test('rejects large bodies, keeps no session and is never stored', async () => {
    expect((await send({}, `{"a":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
    const response = await send({});
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test('without a database everything is still answered, except whether a day is free', async () => {
  await backend.stop();
  const draft = { guests: 40, locationType: 'venue', details: { date: juneDay } };
  const { status, body } = await ask(JSON.stringify({ draft }));
  expect(status).toBe(200);
  expect(body.room.id).toBe('hall');
  expect(handleCatalogue(new Request(`${origin}/api/catalogue`)).status).toBe(200);
});
