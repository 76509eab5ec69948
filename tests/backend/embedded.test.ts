import { chmodSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { acquireLock, LockHeldError } from '@/lib/server/embedded/lock';
import { contactRow } from '@/tests/helpers/backend-contact';
import { type Directory, preparedDirectory, temporaryDirectory } from '@/tests/helpers/backend-directory';

/** What reaches the terminal. The backend's own filter comes before it, so this is there before the first start. */
const printed: string[] = [];
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
    printed.push(
      values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
    );
  });
}

let directory: Directory;
let backend: EmbeddedBackend;
beforeEach(async () => {
  printed.length = 0;
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
/** A row that somebody wants to keep, through the data interface. */
const submit = async () =>
  service().from('contact_messages').insert(contactRow()).select('reference').single();
test('many first calls start one backend, and an aborted one does not run when its turn comes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, submit));
  expect(answers.map(({ error }) => error)).toEqual(Array(20).fill(null));
  expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(20);
  const left = new AbortController();
  const first = submit();
  const abandoned = service().from('contact_messages').insert(contactRow()).abortSignal(left.signal).then();
  left.abort();
  expect((await abandoned).error).not.toBeNull();
  await first;
  expect((await service().from('contact_messages').select('reference')).data).toHaveLength(21);
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

test('acknowledges nothing once the data directory is gone', async () => {
  const { data: kept } = await submit();
  renameSync(directory.path, `${directory.path}-away`);
  expect((await submit()).error).not.toBeNull();
  rmSync(directory.path, { recursive: true, force: true });
  renameSync(`${directory.path}-away`, directory.path);
  expect((await submit()).error).toBeNull();
  const { data } = await service().from('contact_messages').select('reference').order('created_at');
  expect(data?.[0]).toEqual({ reference: kept?.reference });
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

/** Bytes of the files below a folder of Postgres. */
const sizeOf = (folder: string) =>
  readdirSync(path.join(directory.path, 'postgres', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

test('gives the disk back, every hour, what one row that is saved again and again has taken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await backend.start();
  const { data } = await service().auth.admin.createUser({ email: 'saver@example.org' });
  const before = [sizeOf('base'), sizeOf('pg_wal')];
  const { query, release } = await backend.lease();
  await query(
    `do $$ begin
       insert into public.drafts (user_id, draft, revision) values ('${data.user?.id}', '{}', 1);
       for number in 2..300 loop
         update public.drafts set revision = number, draft = jsonb_build_object('text',
           (select string_agg(md5(random()::text), '') from generate_series(1, 3750)));
       end loop;
     end $$`,
    [],
  );
  release();
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

test('the lock is held once, and is lost with its file', async () => {
  const lock = acquireLock(directory.path);
  expect(() => acquireLock(directory.path)).toThrow(LockHeldError);
  rmSync(path.join(directory.path, 'lock'));
  const other = acquireLock(directory.path);
  expect([lock.held(), other.held()]).toEqual([false, true]);
  lock.release();
  expect(other.held()).toBe(true);
  other.release();
});

test('data belong to their owner alone, also where an older version left them open', async () => {
  const files = () => [
    directory.path,
    ...readdirSync(directory.path, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(directory.path, name),
    ),
  ];
  const openFiles = () => files().filter((file) => (statSync(file).mode & 0o077) !== 0);
  for (const file of files()) chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
  expect(openFiles()).not.toEqual([]);
  expect((await submit()).error).toBeNull();
  expect(openFiles()).toEqual([]);
  await backend.close();
  expect(openFiles()).toEqual([]);
});

test('a failed statement is logged by its code, without what the visitor typed', async () => {
  const secret = 'vertraulich@example.org';
  const wrong = contactRow({ email: secret, locale: 'francais' });
  expect((await service().from('contact_messages').insert(wrong)).error).not.toBeNull();
  await service().from('inquiries').insert({ email: secret });
  await service().from('inquiries').select().eq('created_at', secret);
  await service().auth.admin.createUser({ email: secret });
  const output = printed.join('\n');
  expect(output).toContain('"code":"backend.message"');
  expect(output).toContain('"state":"23514"');
  expect(output).not.toContain(secret);
  expect(output).not.toContain('Ada Beispiel');
  console.error('outside', secret);
  expect(printed.at(-1)).toBe(`outside ${secret}`);
});
