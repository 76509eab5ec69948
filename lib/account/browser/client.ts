import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { authCookieOptions } from '@/lib/base/auth-cookie';
import { authErrorKind } from './errors';
import { openAccount } from './open-dialog';
import { authStore } from './session';

/** A failed request for the address of the sign-in service, in the shape of the library's own error. */
class ConfigError extends Error {
  override name = 'AuthRetryableFetchError';
  constructor(readonly status: number) {
    super('account configuration');
  }
}

/** `url` is null where the site itself answers, with the embedded backend behind it. */
type Config = { url: string | null; anonKey: string };

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  (value.url === null || typeof value.url === 'string') &&
  'anonKey' in value &&
  typeof value.anonKey === 'string';

/** Nothing about the backend is compiled into pages, so the browser asks once. */
async function fetchConfig(): Promise<Config> {
  const response = await fetch('/api/account/config', { cache: 'no-store' }).catch(() => {
    throw new ConfigError(0);
  });
  const config: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isConfig(config)) throw new ConfigError(response.ok ? 502 : response.status);
  return config;
}

/**
 * Says why a hosted service's own link led nowhere, and takes it out of the address. A code that the library has left
 * there was asked for by another browser.
 */
function tellLinkProblem(error: unknown): void {
  const url = new URL(window.location.href);
  const kind = url.searchParams.has('code') ? 'codeExchange' : authErrorKind(error);
  if (kind !== 'implicitRedirect' && kind !== 'codeExchange' && kind !== 'linkExpired') return;
  url.hash = '';
  for (const name of ['code', 'error', 'error_code', 'error_description']) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  openAccount({ view: 'link', problem: kind });
}

async function create(): Promise<SupabaseClient> {
  const { url, anonKey } = await fetchConfig();
  const client = createBrowserClient(url ?? window.location.origin, anonKey, {
    cookieOptions: authCookieOptions(window.location.protocol === 'https:'),
  });
  // All six events (initial session, signed in, signed out, token refreshed, user updated, password recovery) bring
  // the session that holds from then on; other tabs hear of them through the library's broadcast channel.
  client.auth.onAuthStateChange((event, session) => {
    authStore.set(session);
    if (event === 'PASSWORD_RECOVERY') openAccount({ view: 'recovered-password' });
  });
  const { error } = await client.auth.initialize();
  tellLinkProblem(error);
  return client;
}

let pending: Promise<SupabaseClient> | undefined;

/**
 * The browser's one client of the sign-in service. Asking again after a failure tries again.
 * @throws Error that `authErrorKind` understands, when the site cannot be reached.
 */
export function accountClient(): Promise<SupabaseClient> {
  pending ??= create().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
