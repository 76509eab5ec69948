import { readdirSync } from 'node:fs';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { locales } from '@/content/locales';
import { addresses, getPath } from '@/content/routes';
import { chosenCookie, guessedCookie, localeCookie, withPrefix } from '@/lib/i18n/language';
import { pageMatcher, resolvePage } from '@/lib/i18n/resolve-page';
import { config, middleware } from '@/middleware';

vi.hoisted(() => {
  // Next puts it there before anything else is loaded.
  const { AsyncLocalStorage } = process.getBuiltinModule('node:async_hooks');
  Object.assign(globalThis, { AsyncLocalStorage });
});

/** Everybody who decides about language must decide as `resolvePage` does. */
const origin = 'http://127.0.0.1:3000';
const paths = addresses.map((address) => getPath(address));
const everyPath = locales.flatMap((locale) => paths.map((path) => withPrefix(locale, path)));
const samples = [
  '/',
  '/kontakt',
  '/news/was-ist-catering',
  '/en',
  '/es/kontakt',
  '/de',
  '/de/kontakt',
].concat(['/nope', '/en/nope', '/wp-login.php', '/kontakt.html', '/en/a.b/c']);
const cookies = [undefined, '', 'de', 'en', 'es', 'fr', 'DE', '"en"', 'e%6e', '%', `en; ${localeCookie}=es`];
const acceptLanguages = [
  undefined,
  '',
  '*',
  'de-DE,de;q=0.9,en-US;q=0.8',
  'EN-gb;q=0.9',
  'fr,de;q=0.8,en;q=0.4',
].concat(['de;q=0.2,en;q=0.8', 'de;q=0,es', ',,de,en', `${'fr,'.repeat(300)}en`]);
const queries = ['', '?lng=en', '?lng=es-MX', '?lng=fr', '?lng=', '?%6cng=en', '?a=lng', '?lng=en&lng=es'];

type Visit = { url: string; headers: Record<string, string> };

const visits: readonly Visit[] = samples.flatMap((path) =>
  queries.flatMap((query) =>
    cookies.flatMap((cookie) =>
      acceptLanguages.flatMap((language) =>
        ['', `; ${chosenCookie}=1`].map((chosen) => ({
          url: path + query,
          headers: {
            ...(cookie !== undefined && { cookie: `a=b; ${localeCookie}=${cookie}${chosen}` }),
            ...(language !== undefined && { 'accept-language': language }),
          },
        })),
      ),
    ),
  ),
);

/** What the rule says, of what the middleware reads. */
function resolve({ nextUrl, cookies, headers }: NextRequest) {
  return resolvePage({
    pathname: nextUrl.pathname,
    lng: nextUrl.searchParams.get('lng'),
    cookie: cookies.get(localeCookie)?.value,
    chosen: cookies.has(chosenCookie),
    acceptLanguage: headers.get('accept-language'),
  });
}

/** What the middleware answers, in the words of `resolvePage`. */
async function askMiddleware(request: NextRequest) {
  const response = await middleware(request);
  const location = response.headers.get('location');
  if (location) {
    const kept = response.cookies.getAll().map(({ name, value }) => `${name}=${value}`);
    return { kind: 'redirect', path: new URL(location).pathname, kept, response };
  }
  const rewritten = getRewrittenUrl(response);
  const path = rewritten ? new URL(rewritten).pathname : request.nextUrl.pathname;
  return { kind: response.status === 404 ? 'missing' : 'page', path, response };
}

const keptBy = (locale: string) => ({
  chosen: [`${chosenCookie}=1`, `${localeCookie}=${locale}`],
  read: [`${localeCookie}=${locale}`],
  guessed: [`${guessedCookie}=1`],
});

describe('the middleware', () => {
  it('runs on every page and every unknown path, and on nothing else', () => {
    expect(config.matcher).toBe(pageMatcher);
    const runs = (url: string) => unstable_doesMiddlewareMatch({ config, url });
    const files = readdirSync('public').map((name) => `/${name}${name.includes('.') ? '' : '/x.png'}`);
    const technical = [
      ...files,
      '/_next/static/chunks/a.js',
      '/api/inquiries',
      '/auth/confirm',
      '/embed/instagram',
      '/og/en/kontakt',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/favicon.ico',
    ];
    for (const path of technical) expect(runs(path), path).toBe(false);
    for (const path of [...everyPath, ...samples, '/haus', '/haus/kalender']) {
      expect(runs(path), path).toBe(true);
    }
    for (const path of [...technical, ...everyPath, ...samples]) {
      const { kind } = resolvePage({ pathname: path, lng: null, cookie: undefined, acceptLanguage: null });
      expect(runs(path), path).toBe(kind !== 'technical');
    }
  });

  it('answers as the rule says, and publicly only where the address names the language of a page', async () => {
    // A sample that meets every value: 13 divides none of the numbers of values.
    for (const { url, headers } of visits.filter((_, index) => index % 13 === 0)) {
      const request = new NextRequest(`${origin}${url}`, { headers });
      const resolution = resolve(request);
      const { response, kept, ...answer } = await askMiddleware(request);
      const label = JSON.stringify({ url, headers });
      if (resolution.kind === 'technical' || resolution.kind === 'staff') throw new Error(label);
      expect(answer, label).toEqual({ kind: resolution.kind, path: resolution.path });
      const isPublic = response.headers.get('cache-control')?.startsWith('public');
      expect(isPublic, label).toBe(resolution.kind === 'page' && resolution.prefixed);
      if (!isPublic) expect(response.headers.get('vary'), label).toBe('Accept-Language, Cookie');
      if (resolution.kind !== 'redirect') continue;
      const { remember, locale } = resolution;
      expect([...(kept ?? [])].sort(), label).toEqual(remember ? [...keptBy(locale)[remember]].sort() : []);
    }
  });
});
