/**
 * Writes a backup of the embedded database into `<data>/backups/<time>`; works beside a running site, which then
 * writes it itself, and on data that nobody uses:
 *
 *   npm run backup -- --data .data --keep 14
 *
 * Prints the folder. Copy it to another machine: a backup beside its data survives no broken disk.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeBackup } from '@/lib/server/embedded/backup';
import { backupRequests } from '@/lib/server/embedded/backup-requests';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';

/** Longest that a running site may need. */
const timeoutSeconds = 120;

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

async function requestFromSite(): Promise<string> {
  const id = randomUUID();
  backupRequests.ask(dataDirectory, { id, keep });
  for (let waited = 0; waited < timeoutSeconds * 4; waited += 1) {
    await pause(250);
    const answer = backupRequests.readAnswer(dataDirectory, id);
    if (answer?.folder) return answer.folder;
    if (answer) throw new Error('The running process could not write the backup; its log says why.');
  }
  backupRequests.withdraw(dataDirectory);
  throw new Error('The process that uses the data did not answer.');
}

async function writeDirectly(): Promise<string> {
  const backend = createEmbeddedBackend(dataDirectory, noMigrations);
  await backend.start();
  try {
    return await writeBackup(backend, dataDirectory, keep);
  } finally {
    await backend.close();
  }
}

try {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep wants a whole number from 1.');
  if (!existsSync(path.join(dataDirectory, 'postgres'))) throw new Error(`No database in ${dataDirectory}.`);
  const folder = await writeDirectly().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'LockHeldError') return requestFromSite();
    throw error;
  });
  console.info(folder);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
