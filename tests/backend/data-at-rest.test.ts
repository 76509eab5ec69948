import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { temporaryDirectory } from '@/tests/helpers/backend-directory';

const folder = temporaryDirectory();
const data = path.join(folder.path, 'data');
// Everybody may look at what lies beside the data.
chmodSync(folder.path, 0o755);
afterAll(folder.remove);

/** Permissions that a group or others have, by file. */
function openFiles(directory: string): string[] {
  const files = [
    directory,
    ...readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(directory, name),
    ),
  ];
  return files.filter((file) => (statSync(file).mode & 0o077) !== 0);
}

/** Whether another user of the machine can list a folder. */
const canNobodyRead = (directory: string): boolean =>
  spawnSync('ls', [directory], { uid: 65_534, gid: 65_534, cwd: '/' }).status === 0;

const use = async () => {
  const backend = createEmbeddedBackend(data);
  await backend.start();
  return backend;
};

test('a data directory belongs to its owner alone', async () => {
  const backend = await use();
  expect(openFiles(data)).toEqual([]);
  await backend.close();
  expect(openFiles(data)).toEqual([]);
});

test('a data directory of an older version is closed at the next start', async () => {
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    const entry = path.join(data, file);
    chmodSync(entry, statSync(entry).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(data, 0o755);
  expect(openFiles(data)).not.toEqual([]);
  const backend = await use();
  expect(openFiles(data)).toEqual([]);
  await backend.close();
  expect(openFiles(data)).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)('another user reads nothing of it', () => {
  expect(canNobodyRead(folder.path)).toBe(true);
  for (const directory of [data, path.join(data, 'postgres')]) {
    expect(canNobodyRead(directory), directory).toBe(false);
  }
});
