import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { connect } from '@/lib/server/database/service-client';

/** A client with the rights of a visitor who is not signed in. */
export function anonClient(): SupabaseClient {
  const { url, anonKey, fetch: send } = connect();
  return createClient(url, anonKey, { auth: { persistSession: false }, global: { fetch: send } });
}
