import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { keysFile } from './keys';
import { restrictNewFiles } from './private-files';

/** What a backup consists of; `manifest.json` is written last and names the sums of the others. */
const archive = 'database.tar.gz';
const keys = 'keys.json';
const manifestFile = 'manifest.json';

const manifestSchema = z.object({
  /** Of this layout. */
  format: z.literal(1),
  made: z.iso.datetime(),
  sha256: z.object({ [archive]: z.string(), [keys]: z.string() }),
});

/** Something that can be written down as a whole: an embedded backend. */
export type Dumpable = { readonly dump: () => Promise<Blob> };

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

const ownerOnly = { mode: 0o600 };

/** Folder below the data directory where backups are stored. */
export const backupsFolder = (dataDirectory: string) => path.join(dataDirectory, 'backups');

/** Removes all but the newest `keep` backups; their names begin with the date. */
async function removeOldest(folder: string, keep: number) {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*Z$/.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) {
    await rm(path.join(folder, name), { recursive: true });
  }
}

/**
 * Writes everything into a new folder below the data directory's `backups`, readable by the operator only, and removes
 * all but the newest `keep`. The folder appears under its name only when it is complete.
 * @returns its path. @throws Error when it cannot be written; nothing is left behind then.
 */
export async function writeBackup(source: Dumpable, dataDirectory: string, keep: number): Promise<string> {
  const made = new Date().toISOString();
  const folder = backupsFolder(dataDirectory);
  const finished = path.join(folder, made.replaceAll(':', '-'));
  const unfinished = path.join(folder, `unfinished-${randomUUID()}`);
  restrictNewFiles();
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const database = new Uint8Array(await (await source.dump()).arrayBuffer());
    const secrets = await readFile(keysFile(dataDirectory));
    const manifest = { format: 1, made, sha256: { [archive]: sha256(database), [keys]: sha256(secrets) } };
    await writeFile(path.join(unfinished, archive), database, ownerOnly);
    await writeFile(path.join(unfinished, keys), secrets, ownerOnly);
    await writeFile(path.join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, ownerOnly);
    await rename(unfinished, finished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await removeOldest(folder, keep);
  return finished;
}

/**
 * Reads a backup and compares it with its manifest.
 * @throws Error when the folder is no backup or was damaged.
 */
export async function readBackup(
  folder: string,
): Promise<{ readonly database: Blob; readonly made: string }> {
  if (!existsSync(path.join(folder, manifestFile))) throw new Error(`${folder} is no finished backup.`);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')));
  for (const [file, expected] of Object.entries(manifest.sha256)) {
    if (sha256(await readFile(path.join(folder, file))) !== expected) {
      throw new Error(`${file} in ${folder} is not what was written: the backup is damaged.`);
    }
  }
  return { database: new Blob([await readFile(path.join(folder, archive))]), made: manifest.made };
}

/** Puts a backup's keys into a data directory. */
export const restoreKeys = (folder: string, dataDirectory: string) =>
  copyFile(path.join(folder, keys), keysFile(dataDirectory));
