import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHashesFile } from '@/lib/server/http/page-policy';
import { compressedFolder } from '@/lib/server/static-cache/encoded-copy';
import { serverBundle } from './bundle-server';
import { loadEnv } from './load-env';

/** Everything that a build is made of. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'scripts',
  'global.d.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'server.ts',
  'tsconfig.json',
];

/** Variables that end up in finished pages. */
const variables = ['SITE_URL', 'REWRITE_PAGES'];

export const fingerprintFile = '.next/build-fingerprint';

/** What a complete build has; the fingerprint alone would outlive a folder that was half deleted. */
const parts = [
  '.next/BUILD_ID',
  '.next/server/app/de.html',
  '.next/static',
  pageHashesFile,
  `.next/${compressedFolder}`,
  serverBundle,
];

function listFiles(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name);
    return entry.isDirectory() ? listFiles(below) : [below];
  });
}

/** One hash of all sources and of the settings that pages depend on, `.env` files included. */
export function computeFingerprint(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(listFiles).sort()) {
    hash.update(`${path}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  loadEnv();
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/** Marks the present build as complete. */
export const writeFingerprint = (): void => writeFileSync(fingerprintFile, computeFingerprint());

/** Whether the build is complete and newer than nothing it is made of. */
export const isBuildCurrent = (): boolean =>
  parts.every((part) => existsSync(part)) &&
  existsSync(fingerprintFile) &&
  readFileSync(fingerprintFile, 'utf8') === computeFingerprint();
