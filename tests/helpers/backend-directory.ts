import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { listMigrations, migrationsDirectory } from '@/lib/server/embedded/migrations';

export type Directory = { readonly path: string; readonly remove: () => void };

/** A data directory of one test's own; `remove` deletes it. */
export function temporaryDirectory(): Directory {
  const directory = mkdtempSync(path.join(tmpdir(), 'seegut-'));
  return { path: directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** Its owners and rights come along: PostgreSQL insists on its own. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', '--reflink=auto', `${from}/.`, to]);

/**
 * A directory of one test's own with what `make` puts there. That is made once per schema and `version`, kept below
 * `node_modules`, and copied.
 */
export async function copyOfPrepared(version: unknown, make: (at: Directory) => Promise<void>) {
  const migrations = await listMigrations(migrationsDirectory());
  const key = createHash('sha256')
    .update(JSON.stringify([version, migrations]))
    .digest('hex')
    .slice(0, 16);
  const prepared = path.resolve('node_modules/.cache/seegut-backend', key);
  if (!existsSync(prepared)) {
    const fresh = temporaryDirectory();
    await make(fresh);
    const own = `${prepared}.${process.pid}`;
    mkdirSync(own, { recursive: true });
    copy(fresh.path, own);
    fresh.remove();
    // Whoever comes second throws its copy away.
    try {
      renameSync(own, prepared);
    } catch {
      rmSync(own, { recursive: true, force: true });
    }
  }
  const directory = temporaryDirectory();
  copy(prepared, directory.path);
  return directory;
}

/** A data directory with an empty database in it, which saves the seconds of a first start. */
export function preparedDirectory(): Promise<Directory> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const versions = ['@supabase/lite', '@electric-sql/pglite'].map(
    (name) => lock.packages[`node_modules/${name}`].version,
  );
  return copyOfPrepared(versions, async ({ path: fresh }) => {
    // Without the environment, which the test that waits for this may still change.
    const settings = { siteUrl: 'http://seegut.test', confirmAddresses: false };
    const backend = createEmbeddedBackend(fresh, migrationsDirectory(), settings);
    await backend.start();
    await backend.close();
  });
}
