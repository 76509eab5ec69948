import type { ChildProcess } from 'node:child_process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedDirectory } from '../helpers/backend-directory';
import { startSite, stop, untilReady } from '../helpers/processes';
import { type Answer, asker } from './ask';
import { comparable, compare, visits } from './visits';

/** The same build twice: once with the static cache, once with Next answering every page itself. */
const port = Number(process.env.OPS_PORT ?? 3240) + 7;
const [quick, slow] = [asker(port), asker(port + 1)];
const folders = [await preparedDirectory(), await preparedDirectory()] as const;
const sites: ChildProcess[] = [];

/** Next names its own cache; the static cache does not pretend to be it. */
const fromCache = ({ headers }: Answer) =>
  headers['x-nextjs-prerender'] !== undefined && headers['x-nextjs-cache'] === undefined;

beforeAll(async () => {
  for (const [offset, enabled] of [
    [0, '1'],
    [1, '0'],
  ] as const) {
    sites.push(startSite(port + offset, { DATA_DIR: folders[offset].path, STATIC_CACHE: enabled }));
    await untilReady(`http://127.0.0.1:${port + offset}/api/ready`);
  }
});

afterAll(async () => {
  await Promise.all(sites.map((site) => stop(site)));
  for (const folder of folders) folder.remove();
});

it('gives the very first visitor of a page or script what every other gets, also when only Brotli is accepted', async () => {
  const first = await quick('/fuer-hochzeiten', { 'accept-encoding': 'br', 'accept-language': 'de' });
  expect(fromCache(first)).toBe(true);
  expect(first.headers['content-encoding']).toBe('br');
  expect(Number(first.headers['content-length'])).toBeLessThan(60_000);
  const again = await quick('/fuer-hochzeiten', { 'accept-encoding': 'br', 'accept-language': 'de' });
  expect(comparable(again)).toEqual(comparable(first));
  const plain = (await quick('/fuer-hochzeiten', { 'accept-language': 'de' })).body;
  const [script = ''] = plain.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/) ?? [];
  expect((await quick(script, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

it('answers every mixture of address, query, cookie and browser language like Next', async () => {
  let cached = 0;
  const differences = await compare(quick, slow, (answer) => {
    if (fromCache(answer)) cached += 1;
  });
  expect(differences).toEqual([]);
  expect(cached, 'answers from the static cache').toBeGreaterThan(visits.length / 10);
});

it('leaves sessions, data and unusual spellings to Next', async () => {
  const german = { 'accept-language': 'de' };
  expect(fromCache(await quick('/kontakt', german))).toBe(true);
  for (const headers of [
    { cookie: 'sg-auth=abc' },
    { cookie: 'a=b; sg-auth.0=abc' },
    { cookie: 'NEXT_LOCALE=de; NEXT_LOCALE=en' },
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
  ]) {
    expect(fromCache(await quick('/kontakt', { ...german, ...headers })), JSON.stringify(headers)).toBe(
      false,
    );
  }
  for (const path of ['/KONTAKT', '/kontakt/', '//kontakt', '/k%6fntakt', '/x/../kontakt', '/kontakt.html']) {
    expect(comparable(await quick(path, german)), path).toEqual(comparable(await slow(path, german)));
  }
  expect((await quick('/kontakt', {}, 'POST')).status).toBe(405);
});

it('sends the encoding that the client accepts, and 304 when it has the page', async () => {
  const ask = (encoding: string, more: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/en/kontakt`, { headers: { 'accept-encoding': encoding, ...more } });
  expect((await ask('br')).headers.get('x-nextjs-cache')).toBeNull();
  const raw = (encoding: string) =>
    quick('/en/kontakt', { 'accept-encoding': encoding }, 'GET', '', 'latin1');
  const plain = await raw('identity');
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    const packed = await raw(accepted);
    expect(packed.headers['content-encoding'], accepted).toBe(encoding);
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(unpack(Buffer.from(packed.body, 'latin1')).toString('latin1')).toBe(plain.body);
    const again = await ask(accepted, { 'if-none-match': String(packed.headers.etag) });
    expect(again.status, accepted).toBe(304);
    expect(again.headers.get('cache-control')).toContain('s-maxage');
  }
  const head = await quick('/en/kontakt', {}, 'HEAD');
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(plain.headers['content-length']);
});

it('sends scripts and stylesheets as Next does, packed better, and only those of the build', async () => {
  const page = await slow('/en/kontakt');
  const files = [...new Set(page.body.match(/\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? [])];
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  for (const file of files) {
    expect((await quick(file)).headers['accept-ranges'], file).toBeUndefined();
    expect(comparable(await quick(file)), file).toEqual(comparable(await slow(file)));
    const size = async (ask: typeof quick) =>
      (await ask(file, { 'accept-encoding': 'gzip, br' }, 'GET', '', 'latin1')).body.length;
    expect(await size(quick), file).toBeLessThanOrEqual(await size(slow));
  }
  const [file = ''] = files;
  for (const [path, headers] of [
    [file, { range: 'bytes=0-9' }],
    [`${file}?dpl=1`, {}],
    [`${file}x`, {}],
    ['/_next/static/../server/middleware-manifest.json', {}],
    ['/_next/static/chunks/../../BUILD_ID', {}],
  ] as const) {
    expect(comparable(await quick(path, headers)), path).toEqual(comparable(await slow(path, headers)));
  }
});
