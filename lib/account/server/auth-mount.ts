import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/base/log';
import { connect } from '@/lib/server/database/service-client';
import { refuse } from '@/lib/server/embedded/auth-requests';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { publicBackend } from '@/lib/server/public-backend';
import { consumeRateLimit, type LimitName, resetRateLimit } from './auth-limits';

type Context = {
  /** Of the client, as `clientAddress` gives it. */
  readonly address: string;
  /** Called after something that may have caused a mail, so that it need not wait for the sweeper. */
  readonly mailed?: () => void;
};

/** The library's client sends nothing longer. */
const limitBytes = 16 * 1024;

/** Longer than the embedded backend's first start on a slow machine. */
const timeoutMs = 15_000;

/**
 * Answers that must not tell whether an address is known come no sooner than this, in milliseconds: finding an
 * account and queueing a mail takes longer than finding none.
 */
const quietMs = 300;

const passedOn = ['authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'] as const;

/** Each once, so that backend and limits read the same. */
const passedQuery = ['grant_type', 'redirect_to', 'scope'] as const;

const answeredWith = ['content-type', 'x-sb-error-code', 'retry-after'] as const;

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

type Attempt = { readonly limit: LimitName; readonly subject: string };

/** Which counters a request uses up. Renewing a session and leaving are not limited. */
function listRateLimits(
  path: string,
  grant: string | null,
  email: string,
  address: string,
): readonly Attempt[] {
  const client: Attempt = { limit: 'client', subject: address };
  if (path === '/token' && grant === 'password') {
    const guesses: Attempt = { limit: 'guesses', subject: `${address} ${email}` };
    return [client, guesses, { limit: 'anywhere', subject: email }];
  }
  if (path === '/signup' || path === '/recover' || path === '/resend') {
    return [client, { limit: 'mails', subject: email }];
  }
  if (path === '/user' && email !== '') return [client, { limit: 'mails', subject: email }];
  return path === '/verify' || path === '/user' ? [client] : [];
}

async function firstRefusal(attempts: readonly Attempt[]): Promise<Response | null> {
  for (const { limit, subject } of attempts) {
    const seconds = await consumeRateLimit(limit, subject);
    if (seconds === 0) continue;
    const code = limit === 'mails' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
    log.warn('account.limited', { limit });
    return refuse(429, code, 'Too many attempts', { 'Retry-After': String(seconds) });
  }
  return null;
}

function toBackend(request: Request, path: string, body: string | null): Promise<Response> {
  const { url, anonKey, fetch: send } = connect();
  const headers = new Headers({ apikey: anonKey });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const asked = new URL(request.url).searchParams;
  const query = new URLSearchParams(
    passedQuery.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const signal = AbortSignal.timeout(timeoutMs);
  return send(`${url}/auth/v1${path}?${query}`, { method: request.method, headers, body, signal });
}

async function answer(request: Request, path: string, { address, mailed }: Context): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  // Nothing that could lead out of the sign-in interface and into the data behind it.
  if (publicBackend() || !/^\/[a-z]+$/.test(path)) return refuse(404, 'not_found', 'Not here');
  const bare = request.method === 'GET' || request.method === 'HEAD';
  if (!bare && !isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) {
    return refuse(403, 'request_origin', 'Only for pages of this site');
  }
  const body = bare ? null : await readBody(request, limitBytes);
  if (body && !body.ok) return refuse(body.tooLarge ? 413 : 400, 'bad_json', 'Unreadable');

  const text = body?.text ?? '';
  const grant = new URL(request.url).searchParams.get('grant_type');
  const attempts = bare ? [] : listRateLimits(path, grant, emailIn(text), address);
  const refused = await firstRefusal(attempts);
  if (refused) return refused;

  const quiet = path === '/recover' || path === '/resend' || path === '/signup';
  const [response] = await Promise.all([
    toBackend(request, path, bare ? null : text),
    quiet ? pause(quietMs) : undefined,
  ]);
  if (response.ok) {
    if (!bare && mailing.has(path)) mailed?.();
    const own = attempts.filter(({ limit }) => limit === 'guesses' || limit === 'anywhere');
    await Promise.all(own.map(({ limit, subject }) => resetRateLimit(limit, subject)));
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of answeredWith) {
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
    return refuse(503, 'unavailable', 'Not available');
  }
}
