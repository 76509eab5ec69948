import { describe, expect, it } from 'vitest';
import { decideLanguage, type LanguageRequest } from '@/lib/i18n/decide';

const request: LanguageRequest = { pathname: '/kontakt', lng: null, cookie: undefined, acceptLanguage: null };

describe('language of a request', () => {
  it('is German for a visitor without any sign, at the address without prefix', () => {
    expect(decideLanguage(request)).toEqual({
      kind: 'page',
      path: '/de/kontakt',
      locale: 'de',
      prefixed: false,
    });
  });

  it('follows the query before everything and remembers it at the clean address', () => {
    expect(
      decideLanguage({ ...request, pathname: '/en/kontakt', lng: 'es', cookie: 'de', acceptLanguage: 'en' }),
    ).toEqual({ kind: 'redirect', path: '/es/kontakt', locale: 'es', remember: true, guessed: false });
  });

  it('keeps to the prefix of the address, whatever cookie and browser say', () => {
    expect(
      decideLanguage({ ...request, pathname: '/es/kontakt', cookie: 'en', acceptLanguage: 'de' }),
    ).toEqual({
      kind: 'page',
      path: '/es/kontakt',
      locale: 'es',
      prefixed: true,
    });
  });

  it('prefers the cookie to the browser and marks only what the browser guessed', () => {
    expect(decideLanguage({ ...request, cookie: 'en', acceptLanguage: 'es' })).toMatchObject({
      path: '/en/kontakt',
      guessed: false,
    });
    expect(decideLanguage({ ...request, acceptLanguage: 'fr, es-MX;q=0.8, en;q=0.5' })).toMatchObject({
      path: '/es/kontakt',
      guessed: true,
      remember: false,
    });
    expect(decideLanguage({ ...request, cookie: 'xx', acceptLanguage: 'en' })).toMatchObject({
      locale: 'en',
    });
  });

  it('brings the German prefix back to the address without one', () => {
    expect(decideLanguage({ ...request, pathname: '/de/kontakt' })).toMatchObject({
      kind: 'redirect',
      path: '/kontakt',
      remember: true,
    });
  });

  it('knows nothing but the route table, and answers unknown paths in the visitor’s language', () => {
    expect(decideLanguage({ ...request, pathname: '/wp-login.php', acceptLanguage: 'en' })).toEqual({
      kind: 'missing',
      locale: 'en',
    });
    expect(decideLanguage({ ...request, pathname: '/es/nada', acceptLanguage: 'en' })).toEqual({
      kind: 'missing',
      locale: 'es',
    });
    expect(decideLanguage({ ...request, pathname: '/kontakt/' })).toMatchObject({ kind: 'page' });
  });
});
