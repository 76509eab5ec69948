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

/** What was stored of an address's inquiries, each with the plan as it was sent and its total. */
export async function storedInquiries(email: string) {
  const { data } = await serviceDatabase()
    .from('inquiries')
    .select('*, versions!versions_inquiry_id_fkey(plan, total_cents)')
    .eq('email', email)
    .throwOnError();
  return data.map(({ versions, ...row }) => ({ ...row, ...versions[0] }));
}
