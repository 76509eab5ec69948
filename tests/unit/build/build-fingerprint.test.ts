import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressedFolder } from '@/lib/server/static-cache/encoded-copy';
import { fingerprintFile, isBuildCurrent, writeFingerprint } from '@/scripts/build-fingerprint';

const project = process.cwd();
let folder = '';

const write = (path: string, text = path) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** A folder with a source of each kind and everything that a complete build leaves. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seegut-build-'));
  process.chdir(folder);
  vi.stubEnv('SITE_URL', 'https://one.example');
  for (const path of ['app/page.tsx', 'messages/de.json', 'package-lock.json', 'public/icon.svg'])
    write(path);
  for (const path of ['BUILD_ID', 'server/app/de.html', 'static/a.js', 'page-hashes.json', 'start.mjs']) {
    write(`.next/${path}`);
  }
  write(`.next/${compressedFolder}/de.html.br`);
  writeFingerprint();
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

test('a finished build is current', () => {
  expect(isBuildCurrent()).toBe(true);
});

test.each([
  ['a source', () => write('app/page.tsx', 'changed')],
  ['a new source', () => write('lib/new.ts')],
  ['a text', () => write('messages/de.json', 'changed')],
  ['a removed file', () => rmSync('public/icon.svg')],
  ['the lock file', () => write('package-lock.json', 'changed')],
  ['the public address', () => vi.stubEnv('SITE_URL', 'https://two.example')],
])('%s makes it outdated', (_, change) => {
  change();
  expect(isBuildCurrent()).toBe(false);
});

test.each([
  fingerprintFile,
  '.next/BUILD_ID',
  '.next/server/app/de.html',
  '.next/page-hashes.json',
  '.next/start.mjs',
  `.next/${compressedFolder}`,
])('a build without %s is not complete', (path) => {
  rmSync(path, { recursive: true });
  expect(isBuildCurrent()).toBe(false);
});
