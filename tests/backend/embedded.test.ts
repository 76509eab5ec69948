import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { acquireLock } from '@/lib/server/embedded/lock';
import { type Directory, preparedDirectory, temporaryDirectory } from '@/tests/helpers/backend-directory';
import { submission } from '@/tests/helpers/backend-submission';

let directory: Directory;
let backend: EmbeddedBackend;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  directory = await preparedDirectory();
  backend = createEmbeddedBackend(directory.path);
});
afterEach(async () => {
  await backend.close();
  directory.remove();
});

const service = () =>
  createClient('http://backend.invalid', backend.keys().serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
const submit = async () => service().rpc('submit_inquiry', submission());

test('many first calls start one backend', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, submit));
  expect(answers.map(({ error }) => error)).toEqual(Array(20).fill(null));
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(20);
});

test('a start that failed is tried again by the next call', async () => {
  const postgres = path.join(directory.path, 'postgres');
  renameSync(path.join(postgres, 'global'), path.join(postgres, 'elsewhere'));
  expect((await submit()).error).not.toBeNull();
  acquireLock(directory.path).release();
  renameSync(path.join(postgres, 'elsewhere'), path.join(postgres, 'global'));
  expect((await submit()).error).toBeNull();
});

test('a first start that was cut off is set aside and begun anew', async () => {
  const fresh = temporaryDirectory();
  const postgres = path.join(directory.path, 'postgres');
  rmSync(path.join(postgres, 'seegut.ready'));
  rmSync(path.join(postgres, 'global'), { recursive: true });
  renameSync(postgres, path.join(fresh.path, 'postgres'));
  const cut = createEmbeddedBackend(fresh.path);
  await expect(cut.start()).rejects.toThrow();
  await cut.start();
  expect(readdirSync(fresh.path).filter((name) => name.startsWith('postgres'))).toHaveLength(2);
  await cut.close();
  fresh.remove();
});

test('a database with the migrations that today’s replaced keeps its rows and needs nothing applied', async () => {
  const { data: kept } = await submit();
  const history = 'supabase_migrations.schema_migrations';
  const { query, release } = await backend.lease();
  const { rows: today } = await query(`select version from ${history} order by version`, []);
  await query(`delete from ${history} where version like '2026112414%'`, []);
  await query(`insert into ${history} (version) values ('20261121000000'), ('20261124131542')`, []);
  release();
  await backend.close();
  backend = createEmbeddedBackend(directory.path);
  expect((await service().from('inquiries').select('reference')).data).toEqual([
    { reference: kept.reference },
  ]);
  const again = await backend.lease();
  expect((await again.query(`select version from ${history} order by version`, [])).rows).toEqual(today);
  again.release();
});

test('acknowledges nothing once the data directory is gone', async () => {
  const { data: kept } = await submit();
  renameSync(directory.path, `${directory.path}-away`);
  expect((await submit()).error).not.toBeNull();
  rmSync(directory.path, { recursive: true, force: true });
  renameSync(`${directory.path}-away`, directory.path);
  expect((await submit()).error).toBeNull();
  const { data } = await service().from('inquiries').select('reference').order('created_at');
  expect(data?.[0]).toEqual({ reference: kept.reference });
  expect(data).toHaveLength(2);
});

test('a closed backend finishes pending requests and rejects later ones', async () => {
  await submit();
  const headers = { apikey: backend.keys().serviceRoleKey };
  const ask = () => backend.fetch(new Request('http://backend.invalid/rest/v1/inquiries', { headers }));
  const before = [ask(), ask(), ask()];
  const closing = backend.close();
  await expect(ask()).rejects.toThrow('closed');
  expect((await Promise.all(before)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await closing;
  await expect(ask()).rejects.toThrow('closed');
  await expect(backend.start()).rejects.toThrow('closed');
  acquireLock(directory.path).release();
});

test('an aborted request does not run when its turn comes', async () => {
  await submit();
  const left = new AbortController();
  const first = submit();
  const second = service().rpc('submit_inquiry', submission()).abortSignal(left.signal);
  const abandoned = second.then((answer) => answer);
  left.abort();
  expect((await abandoned).error).not.toBeNull();
  await first;
  const { data } = await service().from('inquiries').select('reference');
  expect(data).toHaveLength(2);
});

/** Bytes of the files below a folder of Postgres. */
const sizeOf = (folder: string) =>
  readdirSync(path.join(directory.path, 'postgres', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

test('gives the disk back, every hour, what one row that is saved again and again has taken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await backend.start();
  const { data } = await service().auth.admin.createUser({ email: 'saver@example.org' });
  const save = (revision: number) =>
    service()
      .from('drafts')
      .upsert({ user_id: data.user?.id, draft: { text: randomBytes(90_000).toString('base64') }, revision })
      .throwOnError();
  const before = [sizeOf('base'), sizeOf('pg_wal')];
  for (let revision = 1; revision <= 300; revision += 1) await save(revision);
  const full = [sizeOf('base'), sizeOf('pg_wal')];
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  const { data: rows } = await service().from('drafts').select('revision');
  expect(rows).toEqual([{ revision: 300 }]);
  const mebibyte = 1024 * 1024;
  for (const [index, size] of [sizeOf('base'), sizeOf('pg_wal')].entries()) {
    expect(full[index]).toBeGreaterThan((before[index] ?? 0) + 30 * mebibyte);
    // Of the log one segment more than before, the one that is being written.
    expect(size).toBeLessThanOrEqual((before[index] ?? 0) + 17 * mebibyte);
  }
});
