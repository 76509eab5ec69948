import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readBackup, restoreKeys } from './backup';
import { readyMark } from './database';
import { keysFile } from './keys';
import { acquireLock } from './lock';
import { protectDirectory } from './private-files';

/** Unpacks the archive beside the data and asks Postgres whether it can be read. */
async function unpack(database: Blob, directory: string) {
  const postgres = new PGlite({ dataDir: directory, loadDataDir: database });
  try {
    await postgres.waitReady;
    await postgres.query('select count(*) from public.inquiries');
  } finally {
    await postgres.close();
  }
  writeFileSync(path.join(directory, readyMark), '');
}

/**
 * Makes a data directory what it was when the backup was written. What stood there is kept beside it under
 * `…before-restore-<time>`, and only with `replace`; until the backup has proven readable nothing is touched.
 * @throws LockHeldError while a process works on the directory; Error when the backup is damaged or data would be lost.
 */
export async function restoreBackup(
  folder: string,
  dataDirectory: string,
  replace: boolean,
): Promise<string> {
  const { database, made } = await readBackup(folder);
  await protectDirectory(dataDirectory);
  const lock = acquireLock(dataDirectory);
  const unpacked = path.join(dataDirectory, `unpacking-${randomUUID()}`);
  const target = path.join(dataDirectory, 'postgres');
  try {
    if (existsSync(target) && !replace) {
      throw new Error(`${target} exists: say --replace to set it aside and restore.`);
    }
    await unpack(database, unpacked);
    const aside = `before-restore-${Date.now()}`;
    for (const old of [target, keysFile(dataDirectory)]) {
      if (existsSync(old)) renameSync(old, `${old}.${aside}`);
    }
    renameSync(unpacked, target);
    await restoreKeys(folder, dataDirectory);
    await protectDirectory(dataDirectory);
    return made;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    lock.release();
  }
}
