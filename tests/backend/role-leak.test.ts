import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { temporaryDirectory } from '@/tests/helpers/backend-directory';
import { submission } from '@/tests/helpers/backend-submission';

const directory = temporaryDirectory();
const backend = createEmbeddedBackend(directory.path);

function client(key: string): SupabaseClient {
  return createClient('http://backend.invalid', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

let anon: SupabaseClient;
let service: SupabaseClient;

beforeAll(() => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const keys = backend.keys();
  anon = client(keys.anonKey);
  service = client(keys.serviceRoleKey);
});
afterAll(async () => {
  await backend.close();
  directory.remove();
});

test('concurrent anonymous and service requests never share rights', async () => {
  // The very first calls race for the start of the backend.
  const first = await Promise.all([
    service.rpc('submit_inquiry', submission()),
    anon.from('inquiries').select(),
    service.from('inquiries').select(),
  ]);
  expect(first.map(({ error }) => error)).toEqual([null, null, null]);

  const seen = { leaked: 0, anonRows: 0, anonCalls: 0, serviceRows: 0, stored: 0, refused: 0 };
  const operations = [
    async () => {
      const { data } = await anon.from('inquiries').select();
      seen.anonRows += 1;
      seen.leaked += data?.length ?? 0;
    },
    async () => {
      const { data } = await service.from('inquiries').select('reference').limit(1);
      if (data?.length === 1) seen.serviceRows += 1;
    },
    async () => {
      const { error } = await anon.rpc('submit_inquiry', submission());
      seen.anonCalls += 1;
      if (error?.code === '42501') seen.refused += 1;
    },
    async () => {
      const { data } = await service.rpc('submit_inquiry', submission());
      if (data?.status === 'stored') seen.stored += 1;
    },
    async () => {
      const { data } = await anon.from('mail_outbox').select();
      seen.anonRows += 1;
      seen.leaked += data?.length ?? 0;
    },
  ];
  const rounds = 80;
  for (let round = 0; round < rounds / 8; round += 1) {
    await Promise.all(
      Array.from({ length: 8 * operations.length }, (_, n) => operations[n % operations.length]?.()),
    );
  }
  expect(seen).toEqual({
    leaked: 0,
    anonRows: 2 * rounds,
    anonCalls: rounds,
    serviceRows: rounds,
    stored: rounds,
    refused: rounds,
  });
  const { count } = await service.from('inquiries').select('*', { count: 'exact', head: true });
  expect(count).toBe(rounds + 1);
});
