import { expect, it } from 'vitest';
import { resolveRequest } from '@/lib/server/http/page-headers';
import { chooseEncoding, findPage, isUnchanged } from '@/lib/server/static-cache/static-cache';

const find = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const request = { method, url, headers };
  return findPage(request, resolveRequest(request));
};

it('leaves to Next what redirects, belongs to somebody, asks for data or is spelled unusually', () => {
  for (const [url, headers] of [
    ['/kontakt', { 'accept-language': 'en' }],
    ['/kontakt', { cookie: 'NEXT_LOCALE=es' }],
    ['/kontakt', { cookie: 'NEXT_LOCALE=de; NEXT_LOCALE=en' }],
    ['/en/kontakt', { cookie: 'sg-auth.0=abc' }],
    ['/en/kontakt', { rsc: '1' }],
    ['/kontakt', { 'next-router-prefetch': '1' }],
    ['/kontakt?lng=de', {}],
    ['/kontakt?%6cng=en', {}],
    ['/kontakt?_rsc=1', {}],
    ['/de/kontakt', {}],
    ['/kontakt/', {}],
    ['//kontakt', {}],
    ['/../kontakt', {}],
    ['/robots.txt', {}],
    ['/api/unknown', {}],
  ] as const) {
    expect(find(url, headers), `${url} ${JSON.stringify(headers)}`).toBeUndefined();
  }
  expect(find('/kontakt', {}, 'POST')).toBeUndefined();
});

it('chooses the best encoding that the client accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('GZIP;q=1.0,BR ; q=0.1')).toBe('br');
  expect(chooseEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(chooseEncoding('gzip;q=0.0')).toBe('identity');
  expect(chooseEncoding('xbr, gzipped')).toBe('identity');
  expect(chooseEncoding(undefined)).toBe('identity');
});

it('finds its tag in a list, also as a weak one', () => {
  for (const header of ['"a"', 'W/"a"', '"b", W/"a"']) expect(isUnchanged(header, '"a"'), header).toBe(true);
  for (const header of ['"aa"', 'a', '', undefined]) expect(isUnchanged(header, '"a"'), header).toBe(false);
});
