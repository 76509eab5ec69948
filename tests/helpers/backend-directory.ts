import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
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

/**
 * The same with an empty database in it, which saves the seconds of a first start. It is made once per schema and
 * version of the backend, kept below `node_modules`, and copied.
 */
export async function preparedDirectory(): Promise<Directory> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const versions = ['@supabase/lite', '@electric-sql/pglite'].map(
    (name) => lock.packages[`node_modules/${name}`].version,
  );
  const migrations = await listMigrations(migrationsDirectory());
  const schema = createHash('sha256')
    .update(JSON.stringify([versions, migrations]))
    .digest('hex')
    .slice(0, 16);
  const prepared = path.resolve('node_modules/.cache/seegut-backend', schema);
  if (!existsSync(prepared)) {
    const fresh = temporaryDirectory();
    // Without the environment, which the test that waits for this may still change.
    const settings = { siteUrl: 'http://seegut.test', confirmAddresses: false };
    const backend = createEmbeddedBackend(fresh.path, migrationsDirectory(), settings);
    await backend.start();
    await backend.close();
    const own = `${prepared}.${process.pid}`;
    mkdirSync(path.dirname(prepared), { recursive: true });
    cpSync(fresh.path, own, { recursive: true });
    fresh.remove();
    // Whoever comes second throws its copy away.
    try {
      renameSync(own, prepared);
    } catch {
      rmSync(own, { recursive: true, force: true });
    }
  }
  const directory = temporaryDirectory();
  cpSync(prepared, directory.path, { recursive: true });
  return directory;
}
