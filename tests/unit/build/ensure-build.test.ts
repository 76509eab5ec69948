import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'seegut-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Gives a file or folder a time, in seconds since 1970. */
const touch = (path: string, seconds: number) => utimesSync(join(folder, path), seconds, seconds);

/** Whether the command builds: here, building fails. */
const builds = () => {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/ensure-build.ts'].map((file) => resolve(file));
  return spawnSync('node', command, { cwd: folder, stdio: 'ignore' }).status !== 0;
};

it('builds when there is no build, or when a source, a folder or the lock file is newer', () => {
  for (const path of ['app', '.next']) mkdirSync(join(folder, path));
  writeFileSync(join(folder, 'package.json'), '{ "name": "site", "scripts": { "build": "exit 3" } }');
  for (const path of ['package-lock.json', 'app/page.tsx', '.next/BUILD_ID'])
    writeFileSync(join(folder, path), '');
  for (const path of ['package.json', 'package-lock.json', 'app/page.tsx', 'app']) touch(path, 1_000);
  touch('.next/BUILD_ID', 2_000);
  expect(builds()).toBe(false);
  for (const path of ['app/page.tsx', 'app', 'package-lock.json']) {
    touch(path, 3_000);
    expect(builds(), path).toBe(true);
    touch(path, 1_000);
  }
  rmSync(join(folder, '.next/BUILD_ID'));
  expect(builds()).toBe(true);
});
