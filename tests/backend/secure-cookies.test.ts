import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The environment is read once per process, so every case loads the modules anew. */
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function isSecure(
  environment: Record<string, string>,
  url: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { isSecureRequest } = await import('@/lib/server/session/secure-request');
  return isSecureRequest(new Request(url, { headers }));
}

test('behind an https address without trusted proxies, cookies are secure', async () => {
  const environment = { SITE_URL: 'https://www.seegut.example', TRUSTED_PROXIES: '0' };
  expect(await isSecure(environment, 'http://127.0.0.1:3000/', { host: 'www.seegut.example' })).toBe(true);
});

test('at another address than the public one, the connection counts', async () => {
  const environment = { SITE_URL: 'https://www.seegut.example', TRUSTED_PROXIES: '0' };
  expect(await isSecure(environment, 'http://localhost:3000/', { host: 'localhost:3000' })).toBe(false);
  expect(await isSecure(environment, 'https://localhost:3000/', { host: 'localhost:3000' })).toBe(true);
});

test('only a trusted proxy may say that the browser speaks https', async () => {
  const forwarded = { host: 'localhost', 'x-forwarded-proto': 'https' };
  expect(
    await isSecure({ SITE_URL: 'http://a.example', TRUSTED_PROXIES: '0' }, 'http://localhost/', forwarded),
  ).toBe(false);
  vi.resetModules();
  expect(
    await isSecure({ SITE_URL: 'http://a.example', TRUSTED_PROXIES: '1' }, 'http://localhost/', forwarded),
  ).toBe(true);
});
