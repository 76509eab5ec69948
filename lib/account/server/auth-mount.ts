import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/base/log';
import { connect } from '@/lib/server/database/service-client';
import { closedCall } from '@/lib/server/embedded/auth-closed';
import { knownBrowserHeader, reject } from '@/lib/server/embedded/auth-requests';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { publicBackend } from '@/lib/server/public-backend';
import {
  consumeRateLimits,
  type RateLimit,
  type RateLimitRejection,
  resetRateLimits,
} from '@/lib/server/rate-limit';
import {
  createBrowser,
  isKnownFor,
  type KnownBrowser,
  readBrowser,
  withMark,
  writeBrowser,
} from '@/lib/server/session/browser-cookie';

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

/**
 * Answers that must not tell whether an address is known come no sooner than this, in milliseconds: finding an
 * account and queueing a mail takes longer than finding none.
 */
const minAnswerMs = 300;

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

/** A request as far as limits and answers need it. */
type Asked = {
  readonly path: string;
  readonly isSignIn: boolean;
  readonly isRefresh: boolean;
  /** Lower case; empty when the body names none. */
  readonly email: string;
  /** Of the client. */
  readonly address: string;
  readonly browser: KnownBrowser | null;
  /** The owner of the address has signed in with this browser. */
  readonly isKnown: boolean;
};

/**
 * Which limits a request counts under. Leaving is not limited, renewing a session generously. A browser that the owner has
 * signed in with is counted by itself, so that strangers cannot lock it out; how many mails a mailbox gets is the
 * backend's matter.
 */
function listRateLimits({
  path,
  isSignIn,
  isRefresh,
  email,
  address,
  browser,
  isKnown,
}: Asked): readonly RateLimit[] {
  const client: RateLimit = { name: 'account', subject: address };
  if (isRefresh) return [{ name: 'refresh', subject: address }];
  if (isSignIn && isKnown) return [{ name: 'known-guess', subject: `${browser?.secret} ${email}` }];
  if (isSignIn) {
    return [
      client,
      { name: 'guess', subject: `${address} ${email}` },
      { name: 'all-guesses', subject: email },
    ];
  }
  if (path === '/recover' && isKnown) return [];
  return ['/signup', '/recover', '/resend', '/verify', '/user'].includes(path) ? [client] : [];
}

/** Beyond the limit of everybody's guesses, strangers go on one after the other instead of waiting an hour. */
async function consume(limits: readonly RateLimit[], email: string): Promise<RateLimitRejection | null> {
  const rejection = await consumeRateLimits(limits);
  if (rejection?.limit.name !== 'all-guesses') return rejection;
  return consumeRateLimits([{ name: 'slow-guess', subject: email }]);
}

async function rejectionFor(limits: readonly RateLimit[], email: string): Promise<Response | null> {
  const rejection = await consume(limits, email);
  if (!rejection) return null;
  log.warn('account.limited', { limit: rejection.limit.name });
  const headers = { 'Retry-After': String(rejection.retryAfterSeconds) };
  return reject(429, 'over_request_rate_limit', 'Too many attempts', headers);
}

function toBackend(request: Request, { path, isKnown }: Asked, body: string | null): Promise<Response> {
  const { url, anonKey, fetch: send } = connect();
  const headers = new Headers({ apikey: anonKey });
  if (isKnown) headers.set(knownBrowserHeader, '1');
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
  const [isSignIn, isRefresh] = [grant === 'password', grant === 'refresh_token'];
  const browser = readBrowser(request);
  const isKnown = (isSignIn || path === '/recover') && (await isKnownFor(browser, email));
  const asked: Asked = { path, isSignIn, isRefresh, email, address, browser, isKnown };
  const limits = bare ? [] : listRateLimits(asked);
  const rejection = await rejectionFor(limits, email);
  if (rejection) return rejection;

  const isUniform = path === '/recover' || path === '/resend' || path === '/signup';
  const [response] = await Promise.all([
    toBackend(request, asked, bare ? null : (body?.text ?? '')),
    isUniform ? pause(minAnswerMs) : undefined,
  ]);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (response.ok && isSignIn) {
    await resetRateLimits(limits.filter(({ name }) => name !== 'account'));
    headers.append('Set-Cookie', writeBrowser(request, await withMark(browser ?? createBrowser(), email)));
  }
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
