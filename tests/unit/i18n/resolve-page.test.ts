import { describe, expect, it } from 'vitest';
import { type PageRequest, resolvePage } from '@/lib/i18n/resolve-page';

const request: PageRequest = { pathname: '/kontakt', lng: null, cookie: undefined, acceptLanguage: null };

describe('the page of a request', () => {
  it('is German for a visitor without any sign, at the address without prefix', () => {
    expect(resolvePage(request)).toEqual({
      kind: 'page',
      path: '/de/kontakt',
      locale: 'de',
      prefixed: false,
    });
  });

  it('follows the query before everything and remembers it at the clean address', () => {
    expect(
      resolvePage({ ...request, pathname: '/en/kontakt', lng: 'es', cookie: 'de', acceptLanguage: 'en' }),
    ).toEqual({ kind: 'redirect', path: '/es/kontakt', locale: 'es', remember: 'chosen' });
  });

  it('follows the query with a region code and at unknown addresses', () => {
    expect(resolvePage({ ...request, lng: 'en-US' })).toMatchObject({
      path: '/en/kontakt',
      remember: 'chosen',
    });
    expect(resolvePage({ ...request, pathname: '/es/nada', lng: 'EN-gb' })).toMatchObject({
      path: '/en/nada',
    });
    expect(resolvePage({ ...request, pathname: '/wp-login.php', lng: 'de' })).toMatchObject({
      kind: 'redirect',
      path: '/wp-login.php',
    });
  });

  it('redirects to no other host', () => {
    for (const pathname of ['//evil.example', '/en//evil.example', '/de///evil.example/x']) {
      const resolution = resolvePage({ ...request, pathname, lng: 'de' });
      expect(resolution.kind === 'redirect' && resolution.path, pathname).toMatch(/^\/evil/);
    }
  });

  it('keeps to the prefix of the address, whatever cookie and browser say', () => {
    expect(resolvePage({ ...request, pathname: '/es/kontakt', cookie: 'en', acceptLanguage: 'de' })).toEqual({
      kind: 'page',
      path: '/es/kontakt',
      locale: 'es',
      prefixed: true,
    });
  });

  it('prefers the cookie to the browser and marks only what the browser guessed', () => {
    expect(resolvePage({ ...request, cookie: 'en', acceptLanguage: 'es' })).toMatchObject({
      path: '/en/kontakt',
      remember: undefined,
    });
    expect(resolvePage({ ...request, acceptLanguage: 'fr, es-MX;q=0.8, en;q=0.5' })).toMatchObject({
      path: '/es/kontakt',
      remember: 'guessed',
    });
    expect(resolvePage({ ...request, cookie: 'xx', acceptLanguage: 'en' })).toMatchObject({ locale: 'en' });
  });

  it('brings the German prefix back to the address without one, and keeps a choice by hand', () => {
    const german = { ...request, pathname: '/de/kontakt' };
    expect(resolvePage(german)).toMatchObject({ kind: 'redirect', path: '/kontakt', remember: 'read' });
    expect(resolvePage({ ...german, cookie: 'en', chosen: true })).toMatchObject({
      path: '/kontakt',
      remember: undefined,
    });
  });

  it('knows nothing but the route table, and answers unknown paths in the visitor’s language', () => {
    expect(resolvePage({ ...request, pathname: '/wp-login.php', acceptLanguage: 'en' })).toEqual({
      kind: 'missing',
      path: '/en/not-found',
      locale: 'en',
    });
    expect(resolvePage({ ...request, pathname: '/es/nada', acceptLanguage: 'en' })).toMatchObject({
      kind: 'missing',
      locale: 'es',
    });
    expect(resolvePage({ ...request, pathname: '/kontakt/' })).toMatchObject({ kind: 'page' });
  });

  it('knows the pages of the staff at one address for all languages', () => {
    for (const pathname of ['/haus', '/haus/kalender', '/haus/anfragen/SG-2026-7KQ4M']) {
      expect(resolvePage({ ...request, pathname, cookie: 'es' })).toEqual({ kind: 'staff' });
      const asked = { kind: 'redirect', path: pathname, locale: 'en', remember: 'chosen' };
      expect(resolvePage({ ...request, pathname, lng: 'en' })).toEqual(asked);
    }
    for (const pathname of ['/hausboot', '/en/haus', '/de/haus/kalender']) {
      expect(resolvePage({ ...request, pathname }).kind).toBe('missing');
    }
  });
});
