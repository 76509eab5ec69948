import 'server-only';
import { log } from '@/lib/base/log';
import { connect } from '@/lib/server/database/service-client';
import { closedCall } from '@/lib/server/embedded/auth-closed';
import { reject } from '@/lib/server/embedded/auth-requests';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { publicBackend } from '@/lib/server/public-backend';
import { consumeRateLimits, type RateLimit, resetRateLimits } from '@/lib/server/rate-limit';

type Context = {
  /** Of the client, as `clientAddress` gives it. */
  readonly address: string;
  /** Called after something that may have caused a mail, so that it need not wait for the sweeper. */
  readonly mailed?: () => void;
};

/** The library's client sends nothing longer. */
const maxBodyBytes = 16 * 1024;

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 15_000;

const forwardedHeaders = [
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
] as const;

/** Each once, so that backend and limits read the same. */
const forwardedQuery = ['grant_type', 'redirect_to', 'scope'] as const;

const returnedHeaders = ['content-type', 'x-sb-error-code', 'retry-after'] as const;

/** What strangers and owners can cause mails by. */
const mailing = new Set(['/signup', '/recover', '/resend', '/verify', '/user']);

function emailIn(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const email = typeof value === 'object' && value !== null && 'email' in value ? value.email : '';
    return typeof email === 'string' ? email.trim().toLowerCase() : '';
  } catch {
    return '';
  }
}

/**
 * Which limits a request counts under. Leaving and renewing a session are not limited; how many mails a mailbox gets is
 * the backend's matter.
 */
function listRateLimits(path: string, isSignIn: boolean, email: string, address: string): RateLimit[] {
  const client: RateLimit = { name: 'account', subject: address };
  if (isSignIn) return [client, { name: 'guess', subject: `${address} ${email}` }];
  return mailing.has(path) ? [client] : [];
}

async function rejectionFor(limits: readonly RateLimit[]): Promise<Response | null> {
  const rejection = await consumeRateLimits(limits);
  if (!rejection) return null;
  log.warn('account.limited', { limit: rejection.limit.name });
  const headers = { 'Retry-After': String(rejection.retryAfterSeconds) };
  return reject(429, 'over_request_rate_limit', 'Too many attempts', headers);
}

function toBackend(request: Request, path: string, body: string | null): Promise<Response> {
  const { url, anonKey, fetch: send } = connect();
  const headers = new Headers({ apikey: anonKey });
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const asked = new URL(request.url).searchParams;
  const query = new URLSearchParams(
    forwardedQuery.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const signal = AbortSignal.timeout(timeoutMs);
  return send(`${url}/auth/v1${path}?${query}`, { method: request.method, headers, body, signal });
}

async function answer(request: Request, path: string, { address, mailed }: Context): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (publicBackend()) return reject(404, 'not_found', 'Not here');
  const closed = closedCall(request.method, path);
  if (closed) return closed;
  // Nothing that could lead out of the sign-in interface and into the data behind it.
  if (!/^\/[a-z]+$/.test(path)) return reject(404, 'not_found', 'Not here');
  const bare = request.method === 'GET' || request.method === 'HEAD';
  if (!bare && !isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) {
    return reject(403, 'request_origin', 'Only for pages of this site');
  }
  const body = bare ? null : await readBody(request, maxBodyBytes);
  if (body && !body.ok) return reject(body.tooLarge ? 413 : 400, 'bad_json', 'Unreadable');

  const email = emailIn(body?.text ?? '');
  const grant = path === '/token' && !bare ? new URL(request.url).searchParams.get('grant_type') : null;
  const isSignIn = grant === 'password';
  const limits = bare ? [] : listRateLimits(path, isSignIn, email, address);
  const rejection = await rejectionFor(limits);
  if (rejection) return rejection;

  const response = await toBackend(request, path, bare ? null : (body?.text ?? ''));
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (response.ok && isSignIn) await resetRateLimits(limits.filter(({ name }) => name !== 'account'));
  if (response.ok && !bare && mailing.has(path)) mailed?.();
  for (const name of returnedHeaders) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(response.status === 204 ? null : await response.text(), {
    status: response.status,
    headers,
  });
}

/**
 * Answers `/auth/v1/*` of this site, which only the backend on this machine stands behind: 404 when browsers talk to a
 * hosted project, 403 from another site, 429 after too many attempts, 503 when the backend cannot be reached, else
 * what the backend answers.
 * @param path below `/auth/v1`, such as `/signup`
 */
export async function handleAuth(request: Request, path: string, context: Context): Promise<Response> {
  try {
    return await answer(request, path, context);
  } catch (error) {
    log.error('account.auth_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return reject(503, 'unavailable', 'Not available');
  }
}
