import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleAuth } from '@/lib/account/server/auth-mount';
import { handleConfirm } from '@/lib/account/server/confirm';
import { authCookie } from '@/lib/base/auth-cookie';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { backendState } from '@/lib/server/database/readiness';
import { type ServedBackend, serveBackend } from '@/tests/helpers/backend-database';
import { preparedDirectory, temporaryDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, inquiryPost, site } from '@/tests/helpers/backend-draft';

const directory = await preparedDirectory();
let backend: ServedBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await serveBackend(directory.path);
  for (const [name, value] of Object.entries(backend.env)) vi.stubEnv(name, value);
  vi.stubEnv('SITE_URL', site);
});
afterAll(async () => {
  await backend.stop();
  directory.remove();
});

const send = (body: unknown) =>
  handleInquiry(inquiryPost(JSON.stringify(body)), {
    now: new Date(),
    address: '192.0.2.1',
    stored: () => undefined,
  });

test('a stopped backend is reported; sending again after its restart stores exactly one inquiry', async () => {
  const body = inquiryBody();
  expect(await backendState()).toBe('ready');
  await backend.stop();
  expect(await backendState()).toBe('unreachable');
  for (const _ of [1, 2]) {
    const rejected = await send(body);
    expect(rejected.status).toBe(503);
    expect(await rejected.json()).toEqual({ code: 'backend.unavailable' });
  }
  await backend.start();
  // The first attempt may still meet a connection of the old process.
  const stored = await vi.waitFor(async () => {
    const response = await send(body);
    expect(response.status).toBe(201);
    return response.json();
  }, 30_000);
  const again = await (await send(body)).json();
  expect(again).toEqual({ ...stored, repeated: true });
  const { data } = await backend.service.from('inquiries').select('reference');
  expect(data).toEqual([{ reference: stored.reference }]);
});

test('a database without this build’s migrations is not ready', async () => {
  const build = temporaryDirectory();
  mkdirSync(path.join(build.path, 'supabase/migrations'), { recursive: true });
  writeFileSync(path.join(build.path, 'supabase/migrations/29990101000000_later.sql'), 'select 1');
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(build.path);
  expect(await backendState()).toBe('migrations_pending');
  cwd.mockRestore();
  build.remove();
  expect(await backendState()).toBe('ready');
});

test('while the backend is away, everything says so and no session is lost', async () => {
  await backend.stop();
  const recovery = new Request('http://seegut.test/auth/v1/recover', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: '{"email":"ada@example.org"}',
  });
  const rejected = await handleAuth(recovery, '/recover', { address: '192.0.2.1' });
  expect(rejected.status).toBe(503);

  const session = {
    access_token: 'a.b.c',
    refresh_token: 'd',
    expires_at: Date.now() / 1_000 + 3_000,
    user: {},
  };
  const cookie = `${authCookie}=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const account = await handleAccount(new Request('http://seegut.test/api/account', { headers: { cookie } }));
  expect([account.status, account.headers.getSetCookie()]).toEqual([503, []]);

  const body = new URLSearchParams({ token_hash: 'a'.repeat(64), type: 'signup', lng: 'en' });
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const confirm = new Request('http://seegut.test/auth/confirm', { method: 'POST', headers, body });
  expect((await handleConfirm(confirm, '192.0.2.1')).headers.get('location')).toBe('/en?account=unavailable');
  await backend.start();
});
