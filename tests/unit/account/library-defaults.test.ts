import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';

/** What the specification lists of the hosted backend and this site leaves to the library. */
function recordedClient() {
  const asked: { url: string; headers: Headers; body: unknown }[] = [];
  const client = createClient('https://project.example', 'anon-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        asked.push({ url: String(input), headers: new Headers(init?.headers), body: init?.body });
        return Response.json([]);
      },
    },
  });
  return { client, asked };
}

test('files are listed a hundred at a time, by name, and uploaded for an hour without replacing any', async () => {
  const { client, asked } = recordedClient();
  await client.storage.from('menus').list();
  expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
    limit: 100,
    offset: 0,
    sortBy: { column: 'name', order: 'asc' },
  });
  await client.storage.from('menus').upload('menu.txt', 'Suppe');
  expect(asked[1]?.headers.get('cache-control')).toBe('max-age=3600');
  expect(asked[1]?.headers.get('x-upsert')).toBe('false');
});

test('a channel waits 10 s, keeps alive every 25 s and buffers a hundred messages', async () => {
  const { client } = recordedClient();
  expect([client.realtime.timeout, client.realtime.heartbeatIntervalMs]).toEqual([10_000, 25_000]);
  const { MAX_PUSH_BUFFER_SIZE } = await import(
    '../../../node_modules/@supabase/realtime-js/dist/module/lib/constants.js'
  );
  expect(MAX_PUSH_BUFFER_SIZE).toBe(100);
});

test('a session is renewed in ticks of 30 s, when three of them or fewer are left', async () => {
  const { AUTO_REFRESH_TICK_DURATION_MS: tick, AUTO_REFRESH_TICK_THRESHOLD: ticks } = await import(
    '../../../node_modules/@supabase/auth-js/dist/module/lib/constants.js'
  );
  expect([tick, ticks]).toEqual([30_000, 3]);
});
