import { afterEach, expect, it, vi } from 'vitest';
import { cookieNames, readCookie, writeCookie } from '@/lib/browser-store/cookie';
import { stubBrowser } from '../frame/browser-stub';

afterEach(() => vi.unstubAllGlobals());

it('writes for the whole site, lax, and secure on https', () => {
  const { jar } = stubBrowser();
  writeCookie('NEXT_LOCALE', 'es', { maxAge: 31_536_000 });
  expect(jar.written).toEqual(['NEXT_LOCALE=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  expect(readCookie('NEXT_LOCALE')).toBe('es');
});

it('leaves Secure out on plain http, where the browser would reject the cookie', () => {
  const { jar } = stubBrowser('http:');
  writeCookie('a', 'b', { maxAge: 1 });
  expect(jar.written[0]).not.toContain('Secure');
});

it('reads exactly the named cookie and lists all names', () => {
  const { jar } = stubBrowser();
  jar.cookie = 'locale=de';
  jar.cookie = 'my-locale=en';
  expect(readCookie('locale')).toBe('de');
  expect(readCookie('cale')).toBeUndefined();
  expect(cookieNames()).toEqual(['locale', 'my-locale']);
});
