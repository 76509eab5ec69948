import 'server-only';
import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { isAuthCookie } from '@/lib/base/auth-cookie';
import { log } from '@/lib/base/log';
import { env } from '@/lib/server/env';
import { visitorSession, within } from '@/lib/server/session/visitor-session';

/** Who is signed in and works here; `client` has the rights of this person. */
export type StaffMember = {
  readonly client: SupabaseClient;
  readonly userId: string;
  readonly name: string;
  /** The session began within a day, as what cannot be undone wants it. */
  readonly isFresh: boolean;
};

export type PageVisitor =
  | { readonly kind: 'staff'; readonly member: StaffMember }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'no-access'; readonly email: string }
  | { readonly kind: 'unavailable' };

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 12_000;

const selfSchema = z.object({ userId: z.string(), name: z.string(), isFresh: z.boolean() }).nullable();

async function identify(): Promise<PageVisitor> {
  const stored = await cookies();
  if (!stored.getAll().some(({ name }) => isAuthCookie(name))) return { kind: 'signed-out' };
  const request = new Request(env().SITE_URL, { headers: new Headers(await headers()) });
  const { client } = visitorSession(request);
  const { data, error } = await within(timeoutMs, client.auth.getUser());
  if (error) {
    const isOutage = isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500;
    return { kind: isOutage ? 'unavailable' : 'signed-out' };
  }
  const asked = await client.rpc('staff_self');
  if (asked.error) throw new Error(`staff_self ${asked.error.code}`);
  const self = selfSchema.parse(asked.data);
  if (!self) return { kind: 'no-access', email: data.user.email ?? '' };
  return { kind: 'staff', member: { client, ...self } };
}

/** Who asks for a page of the staff, asked once per request. Never throws. */
export const readPageVisitor = cache(async (): Promise<PageVisitor> => {
  try {
    return await identify();
  } catch (error) {
    log.error('staff.not_identified', { reason: error instanceof Error ? error.name : 'unknown' });
    return { kind: 'unavailable' };
  }
});
