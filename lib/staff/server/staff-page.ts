import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { log } from '@/lib/base/log';
import { connect } from '@/lib/server/database/service-client';
import { sessionIn } from '@/lib/server/session/readable-session';
import { readMember, type Staff } from './staff-session';

export type StaffLookup =
  | ({ readonly status: 'staff' } & Staff)
  /** `forbidden`: signed in, and not one of the staff. */
  | { readonly status: 'signed_out' | 'forbidden' | 'unavailable' };

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 12_000;

/** PostgREST: the token has run out or is not the backend's. */
const unusableToken = ['PGRST301', 'PGRST302', 'PGRST303'];

async function find(): Promise<StaffLookup> {
  const jar = await cookies();
  const session = sessionIn(new Map(jar.getAll().map(({ name, value }) => [name, value])));
  const token = session?.access_token;
  if (typeof token !== 'string') return { status: 'signed_out' };
  try {
    const { url, anonKey, fetch: send } = connect();
    // The token as it is: a page cannot write cookies, so that a session renewed here would be lost. Middleware renews.
    const client = createClient(url, anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        headers: { Authorization: `Bearer ${token}` },
        fetch: (input, init) => send(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
      },
    });
    const member = await readMember(client);
    if (member) return { status: 'staff', member, client };
    const { error } = await client.auth.getUser(token);
    return { status: error ? 'signed_out' : 'forbidden' };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (unusableToken.some((code) => message.includes(code))) return { status: 'signed_out' };
    log.error('staff.lookup_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return { status: 'unavailable' };
  }
}

/** Who asks for a page of the staff; layout and page share one lookup per request. Never throws. */
export const findStaff = cache(find);
