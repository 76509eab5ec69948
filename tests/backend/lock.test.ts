import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock, LockHeldError } from '@/lib/server/embedded/lock';
import { runScript, serveBackend, untilLine } from '@/tests/helpers/backend-database';
import { temporaryDirectory } from '@/tests/helpers/backend-directory';

let directory: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => directory.remove());

test('is held once, and free again after its release', () => {
  const lock = acquireLock(directory.path);
  expect(() => acquireLock(directory.path)).toThrow(LockHeldError);
  expect(lock.held()).toBe(true);
  lock.release();
  expect(lock.held()).toBe(false);
  acquireLock(directory.path).release();
});

test('is lost with its file, whoever makes a new one', () => {
  const lock = acquireLock(directory.path);
  rmSync(path.join(directory.path, 'lock'));
  expect(lock.held()).toBe(false);
  const other = acquireLock(directory.path);
  expect([lock.held(), other.held()]).toEqual([false, true]);
  lock.release();
  expect(other.held()).toBe(true);
  other.release();
});

test('a second process on the same data exits and says what to do; the first one keeps running', async () => {
  const backend = await serveBackend(directory.path);
  const second = runScript('tests/helpers/serve-backend.ts', ['--port', '0', '--data', directory.path]);
  await expect(untilLine(second, /^\{"url"/)).rejects.toThrow(
    /in use by another process.*DATA_DIR.*SUPABASE_URL/s,
  );
  if (second.exitCode === null) await once(second, 'exit');
  expect(second.exitCode).toBe(1);
  expect((await backend.service.from('inquiries').select()).error).toBeNull();
  // However it ended, it holds nothing any more.
  await backend.stop('SIGKILL');
  acquireLock(directory.path).release();
});
