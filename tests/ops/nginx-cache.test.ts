import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Front, findNginx, startFront } from '@/scripts/nginx';
import { inquiryBody } from '../helpers/backend-draft';
import { startSite, stop, untilReady } from '../helpers/processes';
import { type Answer, asker } from './ask';
import { crawl } from './crawl';
import { comparable, compare, visits } from './visits';

/**
 * The cache in front against the site itself, both real: whatever a visitor sends, nginx must answer what the site
 * would have answered, and what belongs to one visitor must never reach another.
 */
const nginx = findNginx();
const sitePort = Number(process.env.OPS_PORT ?? 3240);
const frontPort = sitePort + 1;
const folder = mkdtempSync(join(tmpdir(), 'seegut-front-'));

const direct = asker(sitePort);
const front = asker(frontPort);

/** Only the site names its own cache; answers without that come from nginx's files. */
const fromFile = ({ headers }: Answer) =>
  headers['x-nextjs-cache'] === undefined && headers.location === undefined;

describe.skipIf(!nginx)(`nginx in front${nginx ? '' : ' (skipped: nginx is not installed)'}`, () => {
  let site: ChildProcess | undefined;
  let cache: Front | undefined;

  beforeAll(async () => {
    site = startSite(sitePort, {
      DATA_DIR: join(folder, 'data'),
      TRUSTED_PROXIES: '1',
      STATIC_CACHE: '0',
    });
    cache = await startFront({ nginx: nginx ?? '', port: frontPort, sitePort, out: join(folder, 'front') });
    await untilReady(`http://127.0.0.1:${sitePort}/api/ready`);
    await untilReady(`http://127.0.0.1:${frontPort}/api/ready`);
  });

  afterAll(async () => {
    await cache?.stop();
    if (site) await stop(site);
  });

  it('answers every mixture of address, query, cookie and browser language like the site', async () => {
    let files = 0;
    const differences = await compare(front, direct, (answer) => {
      if (fromFile(answer)) files += 1;
    });
    expect(differences).toEqual([]);
    expect(files, 'answers from files').toBeGreaterThan(visits.length / 10);
  });

  it('answers what is the same for everybody from files, and nothing else', async () => {
    const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
    expect(fromFile(await front('/kontakt', german))).toBe(true);
    expect(fromFile(await front('/en/kontakt', { 'accept-language': 'es', cookie: 'NEXT_LOCALE=de' }))).toBe(
      true,
    );
    for (const headers of [
      { ...german, cookie: 'sg-auth=abc' },
      { ...german, cookie: 'a=b; sg-auth.0=abc' },
      { ...german, rsc: '1' },
      { ...german, 'next-router-prefetch': '1' },
    ]) {
      expect(fromFile(await front('/kontakt?_rsc=1', headers)), JSON.stringify(headers)).toBe(false);
      expect(fromFile(await front('/kontakt', headers)), JSON.stringify(headers)).toBe(false);
    }
    for (const path of [
      '/KONTAKT',
      '/kontakt/',
      '//kontakt',
      '/k%6fntakt',
      '/x/../kontakt',
      '/kontakt.html',
    ]) {
      const answer = await front(path, german);
      expect(comparable(answer), path).toEqual(comparable(await direct(path, german)));
    }
  });

  it('sends a cookie only to the visitor it was made for', async () => {
    for (const [path, language] of [
      ['/kontakt?lng=en', 'en'],
      ['/kontakt', undefined],
      ['/kontakt?lng=es', 'es'],
      ['/en/kontakt', undefined],
      ['/kontakt', undefined],
    ] as const) {
      const given = (await front(path)).headers['set-cookie']?.join() ?? '';
      expect(given.includes('NEXT_LOCALE='), path).toBe(language !== undefined);
      if (language) expect(given).toContain(`NEXT_LOCALE=${language}`);
    }
    const guessed = await front('/kontakt', { 'accept-language': 'en' });
    expect(guessed.headers['set-cookie']?.join()).toContain('guessed');
    expect(guessed.headers['cache-control']).toContain('private');
    expect((await front('/kontakt', { 'accept-language': 'de' })).headers['set-cookie']).toBeUndefined();
  });

  it('ignores forged host names and headers', async () => {
    await expect(front('/', { host: 'evil.example' })).rejects.toThrow();
    const poison = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      'x-original-url': '/en',
      'x-rewrite-url': '/es',
      'x-middleware-rewrite': '/es/kontakt',
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-invoke-path': '/es/kontakt',
      forwarded: 'host=evil.example',
    };
    for (const path of ['/kontakt', '/kontakt?lng=en', '/de/kontakt', '/en/kontakt', '/gibt-es-nicht']) {
      const clean = comparable(await direct(path));
      const poisoned = await front(path, poison);
      expect(JSON.stringify(poisoned), path).not.toContain('evil.example');
      expect(comparable(poisoned), path).toEqual(clean);
      expect(comparable(await front(path)), path).toEqual(clean);
    }
  });

  it('passes everything that is sent to the site, every time', async () => {
    const send = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    for (const _ of [1, 2]) {
      const rejected = await front('/api/inquiries', send, 'POST', '{}');
      expect(rejected.status).toBe(422);
      expect(rejected.headers['cache-control']).toBe('no-store');
    }
    expect((await front('/kontakt', {}, 'POST')).status, 'a page takes nothing in').toBe(405);
    expect(fromFile(await front('/kontakt'))).toBe(true);
  });

  it('sends pages and assets compressed, with times of change and for as long as they last', async () => {
    const packed = await front('/kontakt', { 'accept-encoding': 'gzip', 'accept-language': 'de' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const again = await front('/kontakt', {
      'accept-encoding': 'gzip',
      'if-none-match': packed.headers.etag,
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toContain('private');
    const vary = [packed.headers.vary].join();
    for (const name of ['Accept-Language', 'Cookie', 'Accept-Encoding']) expect(vary).toContain(name);

    const [script] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
    const asset = await front(`/_next/static/chunks/${script}`, { 'accept-encoding': 'gzip' });
    expect(asset.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('keeps copies out of caches that could give them to somebody else, for every address and way', async () => {
    const { problems, asked } = await crawl(front);
    expect(problems).toEqual([]);
    expect(asked).toBeGreaterThan(3_000);
  });

  it('goes on showing pages while the site is away', async () => {
    if (site) await stop(site);
    expect((await front('/en/kontakt')).status).toBe(200);
    expect((await front('/api/ready')).status).toBe(502);
  });
});

describe.skipIf(!nginx)('limits in nginx', () => {
  let site: ChildProcess | undefined;
  let cache: Front | undefined;

  beforeAll(async () => {
    site = startSite(sitePort + 2, {
      DATA_DIR: join(folder, 'limits'),
      TRUSTED_PROXIES: '1',
      INQUIRY_LIMIT_PER_HOUR: '3',
    });
    const options = { port: sitePort + 3, sitePort: sitePort + 2, out: join(folder, 'limited'), limit: 1 };
    cache = await startFront({ nginx: nginx ?? '', ...options });
    await untilReady(`http://127.0.0.1:${sitePort + 3}/api/ready`);
  });
  afterAll(async () => {
    await cache?.stop();
    if (site) await stop(site);
    rmSync(folder, { recursive: true, force: true });
  });

  it('count a visitor by the connection, whatever addresses the visitor claims', async () => {
    const limited = asker(sitePort + 3);
    const statuses: number[] = [];
    for (let number = 0; number < 24; number += 1) {
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.0.113.${number}`,
      };
      const { status } = await limited('/api/inquiries', headers, 'POST', JSON.stringify(inquiryBody()));
      statuses.push(status);
    }
    // Three by the site's own limit; twenty more reach it, and nginx answers the rest.
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.every((status) => status === 201 || status === 429)).toBe(true);
    expect((await limited('/api/inquiries', {}, 'POST')).body).toContain('nginx');
    expect((await limited('/api/ready')).status, 'reading is not limited').toBe(200);
  });
});
