import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireLock, LockHeldError } from '@/lib/server/embedded/lock';
import { processPlace, processStart } from '@/lib/server/embedded/process-identity';
import { runScript, serveBackend, untilLine } from '@/tests/helpers/backend-database';
import { temporaryDirectory } from '@/tests/helpers/backend-directory';

let directory: ReturnType<typeof temporaryDirectory>;
let file: string;
beforeEach(() => {
  directory = temporaryDirectory();
  file = path.join(directory.path, 'backend.lock');
});
afterEach(() => directory.remove());

const leave = (owner: object) => writeFileSync(file, JSON.stringify(owner));
const own = () => ({
  id: randomUUID(),
  pid: process.pid,
  place: processPlace(),
  started: processStart(process.pid),
});

test('is held once, and free again after its release', async () => {
  const lock = await acquireLock(file);
  await expect(acquireLock(file)).rejects.toThrow(LockHeldError);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await acquireLock(file)).release();
});

test('is won by exactly one of many contenders, also when it is stale', async () => {
  leave({ ...own(), pid: 2 ** 22 + 1 });
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(file)));
  const won = tries.filter(({ status }) => status === 'fulfilled');
  expect(won).toHaveLength(1);
});

test('of a process id that was used again is taken over', async () => {
  leave({ ...own(), started: 'long ago' });
  (await acquireLock(file)).release();
});

test('of a process on another machine counts while its heartbeat goes on', async () => {
  leave({ ...own(), place: 'another container' });
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
  await expect(acquireLock(file, 80)).rejects.toThrow(LockHeldError);
  clearInterval(beat);
  (await acquireLock(file, 80)).release();
});

test('that is damaged and has no owner is taken over', async () => {
  writeFileSync(file, '{"id":');
  (await acquireLock(file, 20)).release();
});

test('is not removed by a former owner', async () => {
  const lock = await acquireLock(file);
  leave(own());
  lock.release();
  expect(existsSync(file)).toBe(true);
});

test('a second process on the same data exits with the reason; the first one keeps running', async () => {
  const backend = await serveBackend(directory.path);
  const second = runScript('scripts/serve-backend.ts', ['--port', '0', '--data', directory.path]);
  await expect(untilLine(second, /^\{"url"/)).rejects.toThrow(
    /data directory is in use by process \d+.*DATA_DIR/s,
  );
  expect(second.exitCode).toBe(1);
  expect((await backend.service.from('inquiries').select()).error).toBeNull();

  await backend.stop();
  expect(existsSync(file)).toBe(false);
  await backend.start();
  await backend.stop('SIGKILL');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ place: processPlace() });
  await backend.start();
  await backend.stop();
});

test.runIf(process.platform === 'linux')('of a zombie process is taken over', async () => {
  // The shell starts a process, becomes `sleep`, and so never learns that its child has ended.
  const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(createInterface(shell.stdout), 'line');
  const pid = Number(line);
  leave({ ...own(), pid, started: processStart(pid) });
  await expect(acquireLock(file)).rejects.toThrow(LockHeldError);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => (await acquireLock(file)).release());
  shell.kill();
});
