import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
