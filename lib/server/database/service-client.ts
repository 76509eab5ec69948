import 'server-only';
import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { env } from '@/lib/server/env';

type Connection = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** Key for hashes of client addresses; stays the same as long as the backend does. */
  readonly addressSecret: string;
  readonly fetch: typeof fetch;
};

let connection: Connection | undefined;

/** The hosted project that the environment names, else the embedded backend. Nobody else knows which. */
export function connect(): Connection {
  if (connection) return connection;
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } = env();
  if (SUPABASE_URL && SUPABASE_ANON_KEY && SUPABASE_SERVICE_ROLE_KEY) {
    connection = {
      url: SUPABASE_URL,
      anonKey: SUPABASE_ANON_KEY,
      serviceRoleKey: SUPABASE_SERVICE_ROLE_KEY,
      addressSecret: createHmac('sha256', SUPABASE_SERVICE_ROLE_KEY).update('client-address').digest('hex'),
      fetch,
    };
  } else {
    const backend = embeddedBackend();
    connection = {
      // Never resolved: every request goes to the backend in this process.
      url: 'http://backend.invalid',
      ...backend.keys(),
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    };
  }
  return connection;
}

/**
 * A client with the rights of nobody and a session of its own, which no browser hears of.
 * @throws Error when the embedded backend's data directory cannot be used.
 */
export function anonymousClient(): SupabaseClient {
  const { url, anonKey, fetch: send } = connect();
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  });
}

/** Keyed hash under which a client address is counted; the address itself is never stored. */
export const addressHash = (address: string): string =>
  createHmac('sha256', connect().addressSecret).update(address).digest('base64url');
