import { expect, it } from 'vitest';
import { addresses, getPath } from '@/content/routes';
import { withPrefix } from '@/lib/i18n/address';
import { resolveCacheablePage } from '@/lib/server/static-cache/cacheable-page';
import { encodingFor } from '@/lib/server/static-cache/static-cache';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  resolveCacheablePage({ method, url, headers });

it('names the page of every address for a German visitor, a crawler and every chosen language', () => {
  for (const address of addresses) {
    const path = getPath(address);
    const own = path === '/' ? '' : path;
    expect(asked(path)).toBe(`/de${own}`);
    expect(asked(`${path}?utm_source=a%20b`, { 'accept-language': 'de-DE,en;q=0.5' })).toBe(`/de${own}`);
    expect(asked(withPrefix('en', path), { 'accept-language': 'es', cookie: 'NEXT_LOCALE=de' })).toBe(
      `/en${own}`,
    );
    expect(asked(path, { cookie: 'a=b; NEXT_LOCALE=de; c=d', 'accept-language': 'en' }, 'HEAD')).toBe(
      `/de${own}`,
    );
  }
});

it('leaves everything to the whole way that decides, belongs to somebody or is unclear', () => {
  for (const [url, headers] of [
    ['/kontakt', { 'accept-language': 'en' }],
    ['/kontakt', { cookie: 'NEXT_LOCALE=es' }],
    ['/kontakt', { cookie: 'NEXT_LOCALE=de; NEXT_LOCALE=en' }],
    ['/kontakt', { cookie: 'NEXT_LOCALE="de"' }],
    ['/en/kontakt', { cookie: 'sg-auth.0=abc' }],
    ['/en/kontakt', { rsc: '1' }],
    ['/kontakt?lng=de', {}],
    ['/kontakt?%6cng=en', {}],
    ['/kontakt?_rsc=1', {}],
    ['/de/kontakt', {}],
    ['/unbekannt', {}],
    ['/kontakt/', {}],
    ['//kontakt', {}],
    ['/Kontakt', {}],
    ['/../kontakt', {}],
    ['http://evil.example/kontakt', {}],
  ] as const) {
    expect(asked(url, headers), `${url} ${JSON.stringify(headers)}`).toBeUndefined();
  }
  expect(asked('/kontakt', {}, 'POST')).toBeUndefined();
});

it('packs for whoever can unpack', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(encodingFor('gzip;q=0.0')).toBe('identity');
  expect(encodingFor('xbr, gzipped')).toBe('identity');
  expect(encodingFor(undefined)).toBe('identity');
});
