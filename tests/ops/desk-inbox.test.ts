import type { ChildProcess } from 'node:child_process';
import { createBrowserClient } from '@supabase/ssr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServedBackend, serveBackend } from '../helpers/backend-database';
import { preparedDirectory } from '../helpers/backend-directory';
import { submission } from '../helpers/backend-submission';
import { startSite, stop, untilReady } from '../helpers/processes';
import { becomeStaff } from '../helpers/staff-client';

/** Two sites with the same build: one with few inquiries, one with many, asked in turns. */
const counts = { few: 50, many: 5_000 } as const;

type House = { readonly ask: () => Promise<number>; readonly close: () => Promise<void> };

async function addInquiries({ service }: ServedBackend, count: number): Promise<void> {
  for (let start = 0; start < count; start += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, count - start) }, (_, index) =>
        service
          .rpc(
            'submit_inquiry',
            submission({ p_answer_by: new Date(Date.now() + (start + index) * 60_000).toISOString() }),
          )
          .throwOnError(),
      ),
    );
  }
}

async function openHouse(count: number): Promise<House> {
  const folder = await preparedDirectory();
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
  await becomeStaff(client, backend.service);
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
}, 600_000);

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
