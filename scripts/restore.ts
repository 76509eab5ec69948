/**
 * Restores a backup of the embedded database while no site uses the data directory:
 *
 *   npm run restore -- .data/backups/2026-11-21T18-00-00.000Z --data .data --replace
 *
 * Without `--replace` an existing database is left alone; with it, it is set aside.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@/lib/server/embedded/restore';

// The site reads its settings from there too.
if (existsSync('.env')) process.loadEnvFile('.env');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env.DATA_DIR || '.data' },
    replace: { type: 'boolean', default: false },
  },
});

try {
  const [folder] = positionals;
  if (!folder) throw new Error('Which backup? npm run restore -- <folder> [--data .data] [--replace]');
  const made = await restoreBackup(path.resolve(folder), path.resolve(values.data), values.replace);
  console.info(`Restored what was stored at ${made} into ${path.resolve(values.data)}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
