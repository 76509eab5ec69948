import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLocale, locales } from '@/content/locales';
import { addresses, getPath } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { preparedDirectory } from '../helpers/backend-directory';
import { startSite, stop, untilReady } from '../helpers/processes';
import { asker } from './ask';

/** What the built site itself sends along, page by page. */
const port = Number(process.env.OPS_PORT ?? 3240) + 5;
const ask = asker(port);
const folder = await preparedDirectory();
let site: ChildProcess | undefined;

beforeAll(async () => {
  site = startSite(port, { DATA_DIR: folder.path });
  await untilReady(`http://127.0.0.1:${port}/api/ready`);
});

afterAll(async () => {
  if (site) await stop(site);
  folder.remove();
});

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age=63072000'),
  // Only what browsers know: a name that they do not know is an error in their console.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
};

/** Several policies in one answer all count at once; a browser sees them joined by commas. */
const policies = (policy: string | string[] | undefined) =>
  [policy].join().split('default-src').slice(1).length;

it('sends every page prerendered, with one policy of its own, and 304 without a body', async () => {
  for (const address of addresses) {
    for (const locale of locales) {
      const path = localPath(locale, address);
      const page = await ask(path, { 'accept-language': 'de' });
      expect(page.headers, path).toMatchObject({ ...always, 'cross-origin-resource-policy': 'same-origin' });
      expect(page.headers['x-nextjs-prerender'], path).toBeTruthy();
      expect(page.headers['x-nextjs-cache'], path).toBeUndefined();
      expect(policies(page.headers['content-security-policy']), path).toBe(1);
      expect(page.headers['content-security-policy'], path).not.toContain("script-src 'self' 'unsafe");
      const vary = page.headers.vary ?? '';
      expect(vary.includes('Accept-Language, Cookie'), `${path}: ${vary}`).toBe(locale === defaultLocale);

      const again = await ask(path, { 'accept-language': 'de', 'if-none-match': page.headers.etag });
      expect(again.status, path).toBe(304);
      expect(again.body, path).toBe('');
      expect(again.headers['cache-control'], path).toMatch(locale === defaultLocale ? /^private/ : /^public/);
    }
  }
  expect(addresses.map(getPath)).toContain('/kontakt');
});

it('forbids everything where no page answers', async () => {
  const picture = readdirSync('public/media').find((name) => name.endsWith('.webp'));
  for (const path of [
    '/api/health',
    '/api/ready',
    '/api/unknown',
    '/embed/config',
    '/embed/none/such',
    '/auth/unknown',
    '/_next/unknown',
    '/feed/de.xml',
    '/og/unknown',
    '/icons/icon.svg',
    '/icons/unknown.svg',
    `/media/${picture}`,
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/favicon.ico',
  ]) {
    const { headers } = await ask(path);
    expect(headers, path).toMatchObject(always);
    expect(policies(headers['content-security-policy']), path).toBe(1);
    expect(headers['content-security-policy'], path).toContain(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

it('lets hashed files be kept for a year, pictures for a week, and pictures be shown elsewhere', async () => {
  const [script] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
  const asset = await ask(`/_next/static/chunks/${script}`);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const picture = readdirSync('public/media').find((name) => name.endsWith('.webp'));
  const media = await ask(`/media/${picture}`);
  expect(media.headers['cache-control']).toContain('max-age=604800');
  expect(media.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it('answers unknown addresses in their language, with a policy, privately', async () => {
  for (const [path, language] of [
    ['/gibt-es-nicht', 'de'],
    ['/en/nope', 'en'],
    ['/es/nada', 'es'],
    ['/wp-login.php', 'de'],
    ['/en/wp-content/a.js', 'en'],
    ['/.env', 'de'],
  ] as const) {
    const page = await ask(path);
    expect(page.status, path).toBe(404);
    expect(page.body, path).toContain(`lang="${language}"`);
    expect(policies(page.headers['content-security-policy']), path).toBe(1);
    expect(page.headers['cache-control'], path).toContain('private');
    expect(page.headers.vary, path).toContain('Accept-Language, Cookie');
  }
});

it('marks an answer that changes a session as uncacheable, also where pages are public', async () => {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'gone',
    expires_at: 1,
    expires_in: 1,
    token_type: 'bearer',
  };
  const cookie = `sg-auth=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  for (const path of ['/en/kontakt', '/kontakt']) {
    const page = await ask(path, { 'accept-language': 'de', cookie });
    expect(page.status, path).toBe(200);
    expect(page.headers['set-cookie']?.join(), path).toContain('sg-auth=;');
    expect(page.headers['cache-control'], path).toContain('no-store');
    expect((await ask(path, { 'accept-language': 'de' })).headers['set-cookie'], path).toBeUndefined();
  }
});
