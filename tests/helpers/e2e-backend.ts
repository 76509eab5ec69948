import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServedBackend } from './backend-database';

export const sitePort = Number(process.env.E2E_PORT ?? 3210);

/** Where `start-site` leaves address and keys of the database behind the site. */
export const backendFile = join(tmpdir(), `seegut-e2e-${sitePort}.json`);

export const servedBackend = (): ServedBackend['env'] => JSON.parse(readFileSync(backendFile, 'utf8'));

/** A client with the service key, for looking at what was stored. */
export function serviceDatabase(): SupabaseClient {
  const env = servedBackend();
  return createClient(env.SUPABASE_URL, env.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
