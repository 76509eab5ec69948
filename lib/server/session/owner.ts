import 'server-only';
import {
  type AuthError,
  isAuthRetryableFetchError,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import { isAuthCookie } from '@/lib/base/auth-cookie';
import { log } from '@/lib/base/log';
import { within } from '@/lib/base/within';
import { env } from '@/lib/server/env';
import { isSameOrigin } from '@/lib/server/http/origin';
import { respond } from '@/lib/server/http/respond';
import { visitorSession } from './visitor-session';

/** Who is signed in, and a client with this person's session. */
export type Owner = { readonly user: User; readonly client: SupabaseClient };

/** Whether a request carries a session at all; without one nobody has to be asked. */
export const hasSession = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '')
    .split(';')
    .some((pair) => isAuthCookie(pair.split('=')[0]?.trim() ?? ''));

/** Why a request is not answered, for whoever turns it into an answer. */
export type Failure = { readonly status: number; readonly code: string; readonly body?: object };

const signedOut: Failure = { status: 401, code: 'session_missing' };
const unavailable: Failure = { status: 503, code: 'backend.unavailable' };

export const respondFailure = ({ status, code }: Failure): Response => respond(status, { code });

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 12_000;

/** What is stored for everybody does not wait long for a name: a proven address links it later. */
const senderTimeoutMs = 3_000;

/** The backend could not say, which is no reason to sign anybody out. */
const isOutage = (error: AuthError) => isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500;

/**
 * Whom a client's session belongs to; null without one that still exists: a token outlives a sign-out by up to an hour, and
 * the backend refuses it.
 * @throws AuthError when the backend could not say.
 */
async function readUser({ auth }: SupabaseClient): Promise<User | null> {
  const { data, error } = await auth.getUser();
  if (error && isOutage(error)) throw error;
  return data.user;
}

/**
 * Answers a request in the name of the person who is signed in: 401 `session_missing` without a session that the
 * backend still knows, 403 when something is to change and another site asks, 503 when the backend cannot be reached.
 * @param fail makes the answer of a failure; JSON with its code unless told otherwise.
 */
export async function answerOwner(
  request: Request,
  work: (owner: Owner) => Promise<Response>,
  fail: (failure: Failure) => Response = respondFailure,
): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (request.method !== 'GET' && !isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) {
    return fail({ status: 403, code: 'request.origin' });
  }
  if (!hasSession(request)) return fail(signedOut);
  let answer = (response: Response) => response;
  try {
    const { client, apply } = visitorSession(request);
    answer = apply;
    const user = await within(timeoutMs, readUser(client));
    return answer(user ? await work({ user, client }) : fail(signedOut));
  } catch (error) {
    log.error('account.failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return answer(fail(unavailable));
  }
}

/**
 * Who sent a request, for what is also open to everybody: the id, or null for nobody and whenever asking fails.
 * `apply` has to be called with the answer.
 */
export async function getSender(
  request: Request,
): Promise<{ readonly userId: string | null; readonly apply: <T extends Response>(response: T) => T }> {
  if (!hasSession(request)) return { userId: null, apply: (response) => response };
  try {
    const { client, apply } = visitorSession(request);
    const user = await within(senderTimeoutMs, readUser(client));
    return { userId: user?.id ?? null, apply };
  } catch (error) {
    log.warn('account.sender_unknown', { reason: error instanceof Error ? error.name : 'unknown' });
    return { userId: null, apply: (response) => response };
  }
}
