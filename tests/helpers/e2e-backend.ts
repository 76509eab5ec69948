import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServedBackend } from './backend-database';

/** Where `start-site` leaves address and keys of the database behind the site on this port. */
export const backendFile = (sitePort: number) => join(tmpdir(), `seegut-e2e-${sitePort}.json`);

/** A client with the service key, for looking at what was stored. */
export function serviceDatabase(sitePort: number): SupabaseClient {
  const env = JSON.parse(readFileSync(backendFile(sitePort), 'utf8')) as ServedBackend['env'];
  return createClient(env.SUPABASE_URL, env.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
