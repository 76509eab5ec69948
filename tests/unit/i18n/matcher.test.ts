import { readdirSync } from 'node:fs';
import {
  getRewrittenUrl,
  unstable_doesMiddlewareMatch,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '@/content/locales';
import { addresses, getPath } from '@/content/routes';
import { withPrefix } from '@/lib/i18n/address';
import { decideLanguage } from '@/lib/i18n/decide';
import { pagePattern } from '@/lib/i18n/page-pattern';
import { localeCookie } from '@/lib/i18n/routing';
import { authCookie } from '@/lib/server/session/auth-cookie';
import { config } from '@/middleware';
import nextConfig from '@/next.config';

type Visit = { path: string; lng?: string; cookie?: string; acceptLanguage?: string };

/** Whether the middleware runs, by Next's own reading of the matcher. */
const runs = ({ path, lng, cookie, acceptLanguage }: Visit) =>
  unstable_doesMiddlewareMatch({
    config,
    url: lng === undefined ? path : `${path}?lng=${lng}`,
    headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
    cookies: cookie === undefined ? {} : { [localeCookie]: cookie },
  });

const decide = ({ path, lng, cookie, acceptLanguage }: Visit) =>
  decideLanguage({ pathname: path, lng: lng ?? null, cookie, acceptLanguage: acceptLanguage ?? null });

/** What a visit gets where the middleware does not run: the page that `next.config.ts` names, if any. */
const mapped = async (path: string) => {
  const response = await unstable_getResponseFromNextConfig({ url: path, nextConfig });
  const rewritten = getRewrittenUrl(response);
  return rewritten ? new URL(rewritten).pathname : path;
};

const paths = addresses.map((address) => getPath(address));
const everyPath = locales.flatMap((locale) => paths.map((path) => withPrefix(locale, path)));
/** One address of each shape in each kind of language, and addresses without a page. */
const samples = [
  '/',
  '/kontakt',
  '/news/was-ist-catering',
  '/en',
  '/es/kontakt',
  '/en/catering/sommerfest',
  '/de',
].concat(['/de/kontakt', '/nope', '/en/nope', '/wp-login.php', '/kontakt.html']);
const cookies = [undefined, '', 'de', 'en', 'es', 'fr', 'DE'];
const acceptLanguages = [
  undefined,
  '',
  '*',
  'de',
  'de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7',
  'DE-at , en',
  'en',
  'EN-gb;q=0.9',
  'es-419,es;q=0.9,de;q=0.1',
  'fr-FR,fr;q=0.9,en;q=0.4',
  'fr,de;q=0.8,en;q=0.4',
  'de;q=0.2,en;q=0.8',
  'de;q=0,es',
  'de_DE,en',
  'den,es',
  ',,de,en',
  ' de;q=0.3 , es-MX;q=0.8',
  'de,en;q=9',
  `${'fr,'.repeat(300)}en`,
];

describe('where the middleware runs', () => {
  it('covers every visit at which something is decided', () => {
    for (const path of samples)
      for (const lng of [undefined, 'de', 'en', 'fr', ''])
        for (const cookie of cookies)
          for (const acceptLanguage of acceptLanguages) {
            const visit: Visit = {
              path,
              ...(lng !== undefined && { lng }),
              ...(cookie !== undefined && { cookie }),
              ...(acceptLanguage !== undefined && { acceptLanguage }),
            };
            if (decide(visit).kind !== 'page') expect(runs(visit), JSON.stringify(visit)).toBe(true);
          }
    for (const path of everyPath) expect(runs({ path, lng: 'es' }), path).toBe(true);
    for (const path of paths) {
      expect(runs({ path, cookie: 'en' }), path).toBe(true);
      expect(runs({ path, acceptLanguage: 'es' }), path).toBe(true);
    }
  });

  it('lets every address with a chosen language through, whatever cookie and browser say', () => {
    for (const locale of locales.filter((one) => one !== defaultLocale))
      for (const path of paths)
        for (const cookie of ['de', 'en', 'es'])
          for (const acceptLanguage of ['de', 'en', 'es;q=0.9'])
            expect(runs({ path: withPrefix(locale, path), cookie, acceptLanguage }), path).toBe(false);
  });

  it('lets German visitors, crawlers and unsupported languages through at every German address', () => {
    for (const path of paths) {
      expect(runs({ path }), path).toBe(false);
      for (const acceptLanguage of ['de', 'de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'fr-FR,fr;q=0.9', '*'])
        expect(runs({ path, acceptLanguage }), `${path} ${acceptLanguage}`).toBe(false);
      expect(runs({ path, cookie: 'de', acceptLanguage: 'en-US,en' }), path).toBe(false);
    }
  });

  it('looks after the session of whoever has one, on every page', () => {
    for (const path of everyPath)
      for (const name of [authCookie, `${authCookie}.0`])
        expect(unstable_doesMiddlewareMatch({ config, url: path, cookies: { [name]: 'x' } }), path).toBe(
          true,
        );
  });

  it('renews no session while the browser only looks ahead', () => {
    const headers = { 'next-router-prefetch': '1' };
    for (const path of everyPath)
      expect(
        unstable_doesMiddlewareMatch({ config, url: path, headers, cookies: { [authCookie]: 'x' } }),
        path,
      ).toBe(false);
  });

  it('leaves everything alone that is not a page', () => {
    const files = readdirSync('public').map((name) => `/${name}${name.includes('.') ? '' : '/x.png'}`);
    const technical = [
      '/_next/static/chunks/a.js',
      '/api/inquiries',
      '/auth/confirm',
      '/embed/instagram',
      '/og/en/kontakt',
      '/feed/de.xml',
      '/media/x.avif',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/llms.txt',
      '/favicon.ico',
      '/sw.js',
    ];
    for (const path of [...files, ...technical])
      expect(unstable_doesMiddlewareMatch({ config, url: path, cookies: { [authCookie]: 'x' } }), path).toBe(
        false,
      );
    for (const path of [...files, ...technical])
      expect(runs({ path, lng: 'en', cookie: 'en', acceptLanguage: 'es' }), path).toBe(false);
  });
});

describe('the mapping without middleware', () => {
  it('leads every address to the page that would have been decided', async () => {
    for (const path of everyPath) {
      const decision = decide({ path });
      if (decision.kind !== 'page') continue;
      expect(await mapped(path), path).toBe(decision.path);
    }
  });

  it('keeps shared caches away from addresses whose language depends on the visitor', async () => {
    for (const path of paths) {
      const { headers } = await unstable_getResponseFromNextConfig({ url: path, nextConfig });
      expect(headers.get('cache-control'), path).toMatch(/^private/);
      expect(headers.get('vary'), path).toContain('Accept-Language, Cookie');
      const other = await unstable_getResponseFromNextConfig({ url: withPrefix('en', path), nextConfig });
      expect(other.headers.get('cache-control'), path).toMatch(/^public.*s-maxage/);
    }
  });
});

it('the matcher carries the route table as it is', () => {
  expect(config.matcher[0]).toContain(`(?:${pagePattern})$`);
});
