import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'seegut-build-'));
const at = (path: string) => join(folder, path);
const script = resolve('scripts/ensure-build.ts');
const tsx = resolve('node_modules/tsx/dist/cli.mjs');

/** Gives a file or folder a time, in seconds since 1970. */
const touch = (path: string, seconds: number) => utimesSync(at(path), seconds, seconds);

/** Whether the command builds: its `build` leaves a file. */
function builds(): boolean {
  execFileSync('node', [tsx, script], { cwd: folder, stdio: 'ignore' });
  const built = existsSync(at('built'));
  rmSync(at('built'), { force: true });
  return built;
}

beforeAll(() => {
  const build = "node -e \"fs.writeFileSync('built', '')\"";
  for (const [path, text] of [
    ['package.json', JSON.stringify({ name: 'site', version: '1.0.0', scripts: { build } })],
    ['package-lock.json', '{}'],
    ['app/page.tsx', ''],
    ['.next/BUILD_ID', ''],
  ] as const) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  for (const path of ['package.json', 'package-lock.json', 'app/page.tsx', 'app']) touch(path, 1_000);
  touch('.next/BUILD_ID', 2_000);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('builds when there is no build, or when a source, a folder or the lock file is newer', () => {
  expect(builds()).toBe(false);
  for (const path of ['app/page.tsx', 'app', 'package-lock.json']) {
    touch(path, 3_000);
    expect(builds(), path).toBe(true);
    touch(path, 1_000);
  }
  expect(builds()).toBe(false);
  rmSync(at('.next/BUILD_ID'));
  expect(builds()).toBe(true);
});
