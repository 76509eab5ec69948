import 'server-only';
import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { authCookieOptions } from '@/lib/base/auth-cookie';
import { connect } from '@/lib/server/database/service-client';
import { withoutUnreadableSession } from './readable-session';
import { isSecureRequest } from './secure-request';

export type VisitorSession = {
  /** Has the rights of whoever the request's cookies belong to. */
  readonly client: SupabaseClient;
  /** Adds to an answer what became of the session meanwhile: renewed, begun or ended. */
  readonly apply: <T extends Response>(response: T) => T;
};

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 15_000;

/**
 * The session of the visitor who sent a request. Creating it asks nobody; an outdated one is renewed when it is used.
 * @throws Error when the embedded backend's data directory cannot be used.
 */
export function visitorSession(request: Request): VisitorSession {
  const { url, anonKey, fetch: send } = connect();
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '');
  const cookies = new Map(withoutUnreadableSession(sent.map(({ name, value }) => [name, value ?? ''])));
  const written = new Map<string, string>();
  const headers = new Map<string, string>();
  const client = createServerClient(url, anonKey, {
    cookieOptions: authCookieOptions(isSecureRequest(request)),
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: (changed, more) => {
        for (const { name, value, options } of changed) {
          cookies.set(name, value);
          written.set(name, serializeCookieHeader(name, value, options));
        }
        for (const [name, value] of Object.entries(more)) headers.set(name, value);
      },
    },
    global: {
      fetch: (input, init) => {
        const timeout = AbortSignal.timeout(timeoutMs);
        return send(input, {
          ...init,
          signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
        });
      },
    },
  });
  return {
    client,
    apply: (response) => {
      for (const [name, value] of headers) response.headers.set(name, value);
      for (const line of written.values()) response.headers.append('Set-Cookie', line);
      return response;
    },
  };
}
