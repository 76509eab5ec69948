/**
 * Writes a backup of the embedded database into `<data>/backups/<time>`; works beside a running site, which then
 * writes it itself, and on data that nobody uses:
 *
 *   npm run backup -- --data .data --keep 14
 *
 * Prints the folder. Copy it to another machine: a backup beside its data survives no broken disk.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '@/lib/server/embedded/backup';
import { openOperatorBackend } from '@/lib/server/embedded/operator-backend';

/** A backup changes nothing: also not the schema, which the next start of a newer site does. */
const noMigrations = '';

// The site reads its settings from there too.
if (existsSync('.env')) process.loadEnvFile('.env');

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.DATA_DIR || '.data' },
    keep: { type: 'string', default: '14' },
  },
});
const dataDirectory = path.resolve(values.data);
const keep = Number(values.keep);

async function write(): Promise<string> {
  const { own, fetch, close } = await openOperatorBackend(dataDirectory, noMigrations);
  try {
    if (own) return await writeBackup(own, dataDirectory, keep);
    const response = await fetch(`http://backend.invalid/backup?keep=${keep}`, { method: 'POST' });
    if (response.ok) return await response.text();
    throw new Error('The running process could not write the backup; its log says why.');
  } finally {
    await close();
  }
}

try {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep wants a whole number from 1.');
  if (!existsSync(path.join(dataDirectory, 'postgres'))) throw new Error(`No database in ${dataDirectory}.`);
  console.info(await write());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
