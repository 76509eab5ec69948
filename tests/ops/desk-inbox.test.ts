import type { ChildProcess } from 'node:child_process';
import { createBrowserClient } from '@supabase/ssr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServedBackend, serveBackend } from '../helpers/backend-database';
import { temporaryDirectory } from '../helpers/backend-directory';
import { submission } from '../helpers/backend-submission';
import { startSite, stop, untilReady } from '../helpers/processes';

/** Two sites with the same build: one with few inquiries, one with many, asked in turns. */
const counts = { few: 50, many: 5_000 } as const;

type House = { readonly ask: () => Promise<number>; readonly close: () => Promise<void> };

const email = 'inbox@house.example';
const password = 'Steg, Laterne, Nebel, Boot';

async function addInquiries({ service }: ServedBackend, count: number): Promise<void> {
  const { data } = await service
    .rpc('submit_inquiry', submission({ p_email: 'first@example.org' }))
    .throwOnError();
  const { data: first } = await service
    .from('inquiries')
    .select('*')
    .eq('reference', data.reference)
    .single();
  const { id: _, ...row } = first;
  const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const reference = (number: number) =>
    `SG-2025-${Array.from({ length: 5 }, (__, place) => letters[Math.floor(number / 31 ** place) % 31]).join('')}`;
  for (let start = 1; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, (__, index) => ({
      ...row,
      reference: reference(start + index),
      idempotency_key: crypto.randomUUID(),
      answer_by: new Date(Date.now() + (start + index) * 60_000).toISOString(),
    }));
    await service.from('inquiries').insert(rows).throwOnError();
  }
}

async function openHouse(count: number): Promise<House> {
  const folder = temporaryDirectory();
  const backend = await serveBackend(folder.path);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site: ChildProcess = startSite(port, { ...backend.env, SITE_URL: origin });
  await untilReady(`${origin}/api/ready`);
  const jar = new Map<string, string>();
  const client = createBrowserClient(backend.env.SUPABASE_URL, backend.env.SUPABASE_ANON_KEY, {
    isSingleton: false,
    cookieOptions: { name: 'sg-auth' },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (changed) => {
        for (const { name, value } of changed) jar.set(name, value);
      },
    },
  });
  // No mail server is named, so that the account needs no link; its address counts as proven for the test.
  const { data, error } = await client.auth.signUp({ email, password });
  expect(error).toBeNull();
  await backend.service.from('proven_addresses').insert({ user_id: data.user?.id, email }).throwOnError();
  await backend.service.rpc('add_staff', { p_email: email, p_name: 'Jule' }).throwOnError();
  await addInquiries(backend, count);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    ask: async () => {
      const started = performance.now();
      const response = await fetch(`${origin}/haus`, { headers: { Cookie: cookie() }, redirect: 'manual' });
      const html = await response.text();
      expect(html.match(/data-reference="SG-/g)).toHaveLength(50);
      return performance.now() - started;
    },
    close: async () => {
      await stop(site);
      await backend.stop();
      folder.remove();
    },
  };
}

let few: House;
let many: House;

beforeAll(async () => {
  few = await openHouse(counts.few);
  many = await openHouse(counts.many);
});

afterAll(async () => {
  await few?.close();
  await many?.close();
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it('opens with 5,000 inquiries within twice the time of one with 50', async () => {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < 5; round += 1) await Promise.all([few.ask(), many.ask()]);
  for (let round = 0; round < 25; round += 1) {
    times.few.push(await few.ask());
    times.many.push(await many.ask());
  }
  expect(median(times.many) / median(times.few)).toBeLessThanOrEqual(2);
});
