import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLocale, locales } from '@/content/locales';
import { addresses } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { caching } from '@/lib/server/http/security-headers';
import { ask } from './built-site';

/** What the built site sends along. */
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

it('sends every page prerendered, with one strict policy that names its own scripts, and 304 without a body', async () => {
  for (const address of addresses) {
    for (const locale of locales) {
      const path = localPath(locale, address);
      const page = await ask(path, { 'accept-language': 'de' });
      expect(page.headers, path).toMatchObject({ ...always, 'cross-origin-resource-policy': 'same-origin' });
      expect(page.headers['x-nextjs-cache'], path).toBe('HIT');
      const policy = String(page.headers['content-security-policy']);
      expect(policies(policy), path).toBe(1);
      expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      expect(policy, path).not.toMatch(/(?:script|style)-src [^;]*'unsafe-/);
      for (const [, attributes = '', text = ''] of page.body.matchAll(
        /<script([^>]*)>([\s\S]*?)<\/script>/g,
      )) {
        if (/\b(?:src|type)=/.test(attributes)) continue;
        expect(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
      // Proxies reject larger headers long before browsers do.
      expect(policy.length, path).toBeLessThan(3_072);

      const again = await ask(path, { 'accept-language': 'de', 'if-none-match': page.headers.etag });
      expect(again.status, path).toBe(304);
      expect(again.body, path).toBe('');
      expect(again.headers['cache-control'], path).toBe(
        locale === defaultLocale ? caching.private : caching.shared,
      );
    }
  }
});

const [picture = ''] = readdirSync('public/media').filter((name) => name.endsWith('.webp'));
const [script = ''] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
const session = {
  access_token: 'a.b.c',
  refresh_token: 'gone',
  expires_at: 1,
  expires_in: 1,
  token_type: 'bearer',
};
const stored = Buffer.from(JSON.stringify(session)).toString('base64url');
const outdated = { cookie: `sg-auth=base64-${stored}` };

const strict = expect.stringMatching(
  /^default-src 'none'; style-src 'unsafe-inline'.*frame-ancestors 'none'$/,
);
const ofPage = expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/);
const byLanguage = { 'cache-control': caching.private, vary: 'Accept-Language, Cookie' };

/** What is asked, by whom, and what comes: status and headers. */
it.each<[string, Record<string, string>, number, Record<string, unknown>]>([
  ['/kontakt', { 'accept-language': 'en' }, 307, { ...byLanguage, location: '/en/kontakt' }],
  ['/kontakt?lng=es', {}, 307, { ...byLanguage, location: '/es/kontakt' }],
  ['/de/kontakt', {}, 307, { ...byLanguage, location: '/kontakt' }],
  ['/kontakt?_rsc', { rsc: '1' }, 200, { 'cache-control': 'no-store', 'content-type': 'text/x-component' }],
  ['/de/kontakt?_rsc', { rsc: '1' }, 307, { 'cache-control': 'no-store' }],
  ['/en/kontakt?_rsc=1', {}, 200, { 'cache-control': 'no-store' }],
  ['/en/kontakt', { 'next-router-prefetch': '1' }, 200, { 'cache-control': 'no-store' }],
  ['/gibt-es-nicht', {}, 404, { 'cache-control': caching.private, 'content-security-policy': ofPage }],
  ['/wp-login.php', {}, 404, { 'cache-control': caching.private, 'content-security-policy': ofPage }],
  ['/en/wp-content/a.js', {}, 404, { 'cache-control': caching.private }],
  ['/.env', {}, 404, { 'cache-control': caching.private }],
  ['/en/kontakt', outdated, 200, { 'cache-control': expect.stringContaining('no-store') }],
  ['/kontakt', outdated, 200, { 'set-cookie': [expect.stringContaining('sg-auth=;')] }],
  ['/haus/anmelden', {}, 200, { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }],
  ['/api/health', {}, 200, { 'cache-control': 'no-store', 'content-security-policy': strict }],
  ['/api/unknown', {}, 404, { 'content-security-policy': strict }],
  ['/embed/config', {}, 200, { 'content-security-policy': strict }],
  ['/embed/none/such', {}, 404, { 'content-security-policy': strict }],
  ['/auth/unknown', {}, 404, { 'content-security-policy': strict }],
  ['/_next/unknown', {}, 404, { 'content-security-policy': strict }],
  ['/og/unknown', {}, 404, { 'content-security-policy': strict }],
  ['/icons/icon.svg', {}, 200, { 'content-security-policy': strict }],
  ['/robots.txt', {}, 200, { 'content-security-policy': strict }],
  ['/sitemap.xml', {}, 200, { 'content-security-policy': strict }],
  ['/manifest.webmanifest', {}, 200, { 'content-security-policy': strict }],
  [`/media/${picture}`, {}, 200, { 'cache-control': caching.media, 'content-security-policy': strict }],
  [`/media/${picture}`, {}, 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  [`/_next/static/chunks/${script}`, {}, 200, { 'cache-control': caching.immutable }],
])('%s for %o', async (path, asked, status, sent) => {
  const answer = await ask(path, { 'accept-language': 'de', ...asked });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ ...always, ...sent });
  expect(policies(answer.headers['content-security-policy'])).toBeLessThanOrEqual(1);
});

it('gives every rendered page a nonce of its own, on each of its scripts', async () => {
  const nonces = [];
  for (const _ of [1, 2]) {
    const { headers, body } = await ask('/haus/anmelden', {
      'content-security-policy': "script-src 'nonce-x'",
    });
    const nonce =
      /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    const scripts = body.match(/<script(?![^>]*application\/ld)[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(2);
});
