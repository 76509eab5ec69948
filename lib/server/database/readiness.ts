import 'server-only';
import { sql } from 'kysely';
import { within } from '@/lib/base/within';
import { listMigrations, migrationsDirectory } from '@/lib/server/embedded/migrations';
import { db } from './database';

export type BackendState = 'ready' | 'unreachable' | 'migrations_pending';

const timeoutMs = 5_000;

async function state(): Promise<BackendState> {
  const { rows } = await sql<{ isKept: boolean; isMade: boolean }>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as "isKept",
           to_regclass('public.mail_outbox') is not null as "isMade"`.execute(db());
  // Applied by hand, they leave no history and are believed.
  if (!rows[0]?.isKept) return rows[0]?.isMade ? 'ready' : 'migrations_pending';
  const applied = await sql<{ version: string }>`
    select version::text from supabase_migrations.schema_migrations`.execute(db());
  const known = new Set(applied.rows.map(({ version }) => version));
  const shipped = await listMigrations(migrationsDirectory());
  return shipped.every(({ version }) => known.has(version)) ? 'ready' : 'migrations_pending';
}

/** Compares what the database has with what this build ships. Never throws. */
export async function backendState(): Promise<BackendState> {
  try {
    return await within(timeoutMs, state());
  } catch {
    return 'unreachable';
  }
}
