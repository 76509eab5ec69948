import 'server-only';
import { z } from 'zod';
import { listMigrations, migrationsDirectory } from '@/lib/server/embedded/migrations';
import { serviceClient } from './service-client';

export type BackendState = 'ready' | 'unreachable' | 'migrations_pending';

const versionsSchema = z.array(z.string()).nullable();

/**
 * Asks the backend for its migration history. A backend without the function has no migrations; one without a
 * history (they were applied by hand) is believed. Never throws.
 */
export async function backendState(): Promise<BackendState> {
  try {
    const { data, error } = await serviceClient()
      .rpc('applied_migrations')
      .abortSignal(AbortSignal.timeout(5_000));
    // PGRST202 (PostgREST) and 42883 (PostgreSQL): no such function.
    if (error) return ['PGRST202', '42883'].includes(error.code) ? 'migrations_pending' : 'unreachable';
    const applied = versionsSchema.parse(data);
    if (!applied) return 'ready';
    const shipped = await listMigrations(migrationsDirectory());
    return shipped.every(({ version }) => applied.includes(version)) ? 'ready' : 'migrations_pending';
  } catch {
    return 'unreachable';
  }
}
