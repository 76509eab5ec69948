import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const hosted = 'https://abcdefgh.supabase.co';
const keys = {
  SUPABASE_ANON_KEY: 'anon-key-of-twenty-characters',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key-of-20-chars',
  DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/postgres',
};

/** The environment is read once per process, so every case loads the modules anew. */
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

function at(address: string) {
  // Without Tag Manager, which pages may reach as well.
  const values = { SUPABASE_URL: address, GTM_ID: '', ...keys };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

const post = (path: string) =>
  new Request(`http://seegut.test/auth/v1${path}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: '{"email":"ada@example.org"}',
  });

describe('with a hosted project', () => {
  test('browsers talk to it and the site has no sign-in interface of its own', async () => {
    at(hosted);
    const { handleAuth } = await import('@/lib/account/server/auth-mount');
    const { GET } = await import('@/app/api/account/config/route');
    expect(await GET().json()).toEqual({ url: hosted, anonKey: keys.SUPABASE_ANON_KEY });
    expect((await handleAuth(post('/recover'), '/recover', { address: '192.0.2.1' })).status).toBe(404);
  });

  test('pages may reach it, and nothing else', async () => {
    at(`${hosted}/`);
    const { buildPolicy, policySources } = await import('@/lib/server/http/page-policy');
    const policy = buildPolicy({ scripts: '', styles: '' }, policySources());
    const connections = /connect-src ([^;]*)/.exec(policy)?.[1];
    expect(connections).toBe(`'self' ${hosted}`);
  });
});

test('with a backend on this machine browsers talk to the site', async () => {
  at('http://127.0.0.1:54321');
  const { GET } = await import('@/app/api/account/config/route');
  expect(await GET().json()).toMatchObject({ url: null });
  const { buildPolicy, policySources } = await import('@/lib/server/http/page-policy');
  expect(buildPolicy({ scripts: '', styles: '' }, policySources())).toContain("connect-src 'self';");
});
