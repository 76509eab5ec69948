import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { log } from '@/lib/base/log';
import { within } from '@/lib/base/within';
import type { Who } from '@/lib/inquiry/server/act';
import { anonymousClient } from '@/lib/server/database/service-client';
import { sessionIn } from '@/lib/server/session/readable-session';
import { readSessionId } from '@/lib/server/session/session-id';
import { findMember } from './staff';

export type StaffLookup =
  | { readonly status: 'staff'; readonly who: Who }
  /** `forbidden`: signed in, and not one of the house; `old`: signed in too long ago. */
  | { readonly status: 'signed_out' | 'forbidden' | 'old' | 'unavailable' };

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 12_000;

async function find(): Promise<StaffLookup> {
  const jar = await cookies();
  const session = sessionIn(new Map(jar.getAll().map(({ name, value }) => [name, value])));
  const token = session?.access_token;
  if (typeof token !== 'string') return { status: 'signed_out' };
  try {
    // The token as it is: a page cannot write cookies, so that a session renewed here would be lost. Middleware renews.
    const { data, error } = await within(timeoutMs, anonymousClient().auth.getUser(token));
    if (error) return { status: (error.status ?? 0) >= 500 ? 'unavailable' : 'signed_out' };
    const found = await findMember(data.user.id, readSessionId(token));
    return typeof found === 'string' ? { status: found } : { status: 'staff', who: found };
  } catch (error) {
    log.error('staff.lookup_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return { status: 'unavailable' };
  }
}

/** Who asks for a page of the desk; layout and page share one lookup per request. Never throws. */
export const findStaff = cache(find);
