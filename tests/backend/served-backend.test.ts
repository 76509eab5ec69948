import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedBackend, serveBackend } from '@/tests/helpers/backend-database';
import { temporaryDirectory } from '@/tests/helpers/backend-directory';

const directory = temporaryDirectory();
let backend: ServedBackend;

beforeAll(async () => {
  backend = await serveBackend(directory.path);
});
afterAll(async () => {
  await backend.stop();
  directory.remove();
});

test('a request without a key, or with a wrong one, is rejected', async () => {
  const { SUPABASE_URL } = backend.env;
  const bare = await fetch(`${SUPABASE_URL}/rest/v1/inquiries`);
  expect(bare.status).toBe(401);
  const wrong = await fetch(`${SUPABASE_URL}/rest/v1/inquiries`, {
    headers: { apikey: `sb_secret_${'x'.repeat(43)}` },
  });
  expect(wrong.status).toBe(401);
});

test('paths beside the data and sign-in interfaces are closed', async () => {
  const { SUPABASE_URL } = backend.env;
  for (const path of ['/', '/_system/info', '/storage/v1/bucket']) {
    expect((await fetch(`${SUPABASE_URL}${path}`)).status).toBe(404);
  }
});
