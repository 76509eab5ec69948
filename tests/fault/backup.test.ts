import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { handlePlan } from '@/lib/inquiry/server/plan-page/show-plan';
import { backendState } from '@/lib/server/database/readiness';
import { type ServedBackend, serveBackend } from '@/tests/helpers/backend-database';
import { preparedDirectory, temporaryDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, inquiryPost, site } from '@/tests/helpers/backend-draft';
import { submission } from '@/tests/helpers/backend-submission';

const run = promisify(execFile);
const preload = ['--import', 'tsx', '--import', './tests/helpers/backend-preload.mjs'];

/** The scripts as an operator calls them. */
const script = (name: 'backup' | 'restore', ...args: string[]) =>
  run(process.execPath, [...preload, `scripts/${name}.ts`, ...args]);

const tables = ['inquiries', 'mail_outbox', 'rate_limits'] as const;

async function readRows({ service }: ServedBackend) {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { data } = await service.from(table).select().throwOnError();
    all[table] = (data ?? []).sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  return all;
}

const source = await preparedDirectory();
const places: { remove: () => void }[] = [source];
const place = () => {
  const directory = temporaryDirectory();
  places.push(directory);
  return directory.path;
};
let running: ServedBackend;
let stopped: string;
let rows: Awaited<ReturnType<typeof readRows>>;

beforeAll(async () => {
  running = await serveBackend(source.path);
  for (let count = 0; count < 20; count += 1) {
    const p_email = `${randomUUID()}@example.org`;
    await running.service
      .rpc('submit_inquiry', submission({ p_email, p_name: `Zoë 🥂 ${count}` }))
      .throwOnError();
  }
  rows = await readRows(running);
  await running.stop();
  stopped = (await script('backup', '--data', source.path)).stdout.trim();
  await running.start();
});
afterAll(async () => {
  await running.stop();
  for (const { remove } of places) remove();
});

test('an offline backup restores every row', async () => {
  const target = place();
  await script('restore', stopped, '--data', target);
  const restored = await serveBackend(target);
  expect(await readRows(restored)).toEqual(rows);
  expect(rows.inquiries).toHaveLength(20);
  // The keys came along: the old ones still open it.
  expect(restored.env.SUPABASE_SERVICE_ROLE_KEY).toBe(running.env.SUPABASE_SERVICE_ROLE_KEY);
  await restored.stop();
});

test('a backup beside a running site holds everything that was acknowledged before, and nothing by halves', async () => {
  const before: string[] = [];
  let done = false;
  const visitors = Array.from({ length: 3 }, async () => {
    while (!done) {
      const { data } = await running.service
        .rpc('submit_inquiry', submission({ p_email: `${randomUUID()}@example.org` }))
        .throwOnError();
      before.push(data.reference);
    }
  });
  let acknowledged: string[] = [];
  let folder = '';
  try {
    await vi.waitUntil(() => before.length > 30, 60_000);
    acknowledged = [...before];
    folder = (await script('backup', '--data', source.path)).stdout.trim();
  } finally {
    done = true;
    await Promise.all(visitors);
  }
  expect(before.length).toBeGreaterThan(acknowledged.length);

  const target = place();
  await script('restore', folder, '--data', target);
  const restored = await serveBackend(target);
  const { data } = await restored.service.from('inquiries').select('reference, mail_outbox(recipient)');
  const stored = new Map(data?.map((row) => [row.reference, row.mail_outbox.length]));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect([...stored.values()].filter((mails) => mails !== 2)).toEqual([]);
  await restored.stop();
});

test('a site on restored data is ready, knows its visitors’ state links, and takes inquiries', async () => {
  const { env } = running;
  const use = (backend: ServedBackend['env']) => {
    for (const [name, value] of Object.entries({ ...backend, SITE_URL: site })) vi.stubEnv(name, value);
  };
  use(env);
  const send = async (body: unknown) => {
    const response = await handleInquiry(inquiryPost(JSON.stringify(body)), {
      now: new Date(),
      address: '192.0.2.9',
      stored: () => undefined,
    });
    expect(response.status).toBe(201);
    return response.json();
  };
  const body = inquiryBody();
  const sent = await send(body);
  const folder = (await script('backup', '--data', source.path)).stdout.trim();

  // The disk is lost; the same address comes back from the backup.
  await running.stop('SIGKILL');
  await script('restore', folder, '--data', source.path, '--replace');
  expect(readdirSync(source.path).filter((name) => name.includes('.before-restore-'))).toHaveLength(2);
  await running.start();

  expect(await backendState()).toBe('ready');
  const asked = new Request(`${site}/api/inquiries/plan`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ reference: sent.reference, key: sent.stateKey, locale: 'de' }),
  });
  const context = { now: new Date(), address: '192.0.2.1', stored: () => undefined };
  expect(await (await handlePlan(asked, context)).json()).toMatchObject({ state: 'received' });
  expect(await send(body)).toMatchObject({ reference: sent.reference, repeated: true });
  expect((await send(inquiryBody())).repeated).toBe(false);
});

test('backups are for the operator’s eyes, and only the newest are kept', async () => {
  for (const file of readdirSync(stopped)) {
    expect(statSync(path.join(stopped, file)).mode & 0o077, file).toBe(0);
  }
  const newest = (await script('backup', '--data', source.path, '--keep', '2')).stdout.trim();
  const left = readdirSync(path.join(source.path, 'backups'));
  expect(left).toHaveLength(2);
  expect(left).toContain(path.basename(newest));
});

test('rejects a damaged backup, a used directory and existing data, and changes nothing', async () => {
  const [name = ''] = readdirSync(path.join(source.path, 'backups'));
  const folder = path.join(source.path, 'backups', name);
  const damaged = path.join(place(), 'damaged');
  cpSync(folder, damaged, { recursive: true });
  const archive = path.join(damaged, 'database.tar.gz');
  const bytes = readFileSync(archive);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
  writeFileSync(archive, bytes);

  const target = place();
  await expect(script('restore', damaged, '--data', target)).rejects.toMatchObject({
    stderr: expect.stringContaining('damaged'),
  });
  expect(existsSync(path.join(target, 'postgres'))).toBe(false);

  await expect(script('restore', folder, '--data', source.path, '--replace')).rejects.toMatchObject({
    stderr: expect.stringContaining('in use by another process'),
  });
  await script('restore', folder, '--data', target);
  await expect(script('restore', folder, '--data', target)).rejects.toMatchObject({
    stderr: expect.stringContaining('--replace'),
  });
  await expect(script('backup', '--data', place())).rejects.toMatchObject({
    stderr: expect.stringContaining('No database'),
  });
});
