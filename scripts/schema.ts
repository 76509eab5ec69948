/** Writes the types of the database's tables (`lib/server/database/schema.ts`) from `supabase/migrations`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { schemaTypes } from './schema/schema-types';

const file = 'lib/server/database/schema.ts';
const directory = mkdtempSync(path.join(tmpdir(), 'seegut-schema-'));
const backend = createEmbeddedBackend(directory);
try {
  const lease = await backend.lease();
  writeFileSync(
    file,
    await schemaTypes(async (sql) => (await lease.query(sql, [])).rows as Record<string, unknown>[]),
  );
  lease.release();
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
} finally {
  await backend.close();
  rmSync(directory, { recursive: true });
}
