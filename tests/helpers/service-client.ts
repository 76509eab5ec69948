import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { connect } from '@/lib/server/database/service-client';

/** A client of the site's own backend that may do everything, for looking at what was stored. */
export function serviceClient(): SupabaseClient {
  const { url, serviceRoleKey, fetch: send } = connect();
  return createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  });
}
