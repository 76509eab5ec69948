import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** Where `start-site` leaves address and keys of the database behind the site on this port. */
export const backendFile = (sitePort: number) => join(tmpdir(), `seegut-e2e-${sitePort}.json`);

/** A client with the service key, for looking at what was stored. */
export function serviceDatabase(sitePort: number): SupabaseClient {
  const { url, serviceRoleKey } = JSON.parse(readFileSync(backendFile(sitePort), 'utf8')) as {
    url: string;
    serviceRoleKey: string;
  };
  return createClient(url, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
