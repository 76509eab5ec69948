import 'server-only';
import { endpoints } from '@/content/endpoints';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { log } from '@/lib/base/log';
import { type ApiErrorCode, errorMessage } from '@/lib/public-api/error-codes';
import type { ApiError } from '@/lib/public-api/quote-schema';
import { env } from '@/lib/server/env';
import { readJson } from '@/lib/server/http/body';
import { clientAddress } from '@/lib/server/http/client-address';
import { respond } from '@/lib/server/http/respond';
import { isBusy } from '@/lib/server/queue';
import { consumeRateLimits } from '@/lib/server/rate-limit';

/**
 * Pages of every origin may read these answers: they hold nothing about the visitor and no cookie is read
 * (W3C Fetch, CORS protocol). The description is named beside them (RFC 8631).
 */
export const openHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Link: `<${endpoints.openApi}>; rel="service-desc"; type="application/json"`,
};

/** Answers the question of a browser before a request with JSON. */
export const preflight = (methods: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...openHeaders,
      Allow: methods,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '86400',
    },
  });

const statuses: Readonly<Partial<Record<ApiErrorCode, number>>> = {
  'request.size': 413,
  'request.type': 415,
  'draft.invalid': 422,
  'rate.limited': 429,
  'backend.unavailable': 503,
  'server.failed': 500,
};

/** An error as a stable code with a sentence in a language. */
export function fail(
  code: ApiErrorCode,
  locale: Locale,
  more: Omit<ApiError, 'code' | 'message'> = {},
): Response {
  const retry = more.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(more.retryAfterSeconds) };
  const body: ApiError = { code, message: errorMessage(code, locale), ...more };
  return respond(statuses[code] ?? 400, body, { ...openHeaders, ...retry });
}

/** The language of an answer: `?locale=`, else German; `null` for one that there is not. */
export function readLocale(request: Request): Locale | null {
  const wanted = new URL(request.url).searchParams.get('locale');
  if (wanted === null || wanted === '') return defaultLocale;
  return isLocale(wanted) ? wanted : null;
}

/** A plan with every dish and the longest words takes some 30 kB. */
const maxBodyBytes = 48 * 1024;

/**
 * Seconds to wait, or `null` when a client may go on. Without a database nobody is counted and everybody may: the
 * answers cost milliseconds and store nothing.
 */
export async function findWait(request: Request): Promise<number | null> {
  try {
    const subject = clientAddress(request.headers, env().TRUSTED_PROXIES);
    return (await consumeRateLimits([{ name: 'api', subject }]))?.retryAfterSeconds ?? null;
  } catch (error) {
    log.warn('public_api.not_counted', { reason: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

/** Reads, counts and answers a request with JSON; `handle` gives the answer's body or an error. */
export async function answerJson(
  request: Request,
  handle: (body: unknown, locale: Locale) => Promise<object>,
): Promise<Response> {
  const locale = readLocale(request);
  if (!locale) return fail('locale.unknown', defaultLocale);
  try {
    const read = await readJson(request, maxBodyBytes);
    if (!read.ok) return fail(read.code, locale);
    const retryAfterSeconds = await findWait(request);
    if (retryAfterSeconds !== null) return fail('rate.limited', locale, { retryAfterSeconds });
    const answer = await handle(read.body, locale);
    return answer instanceof Response ? answer : respond(200, answer, { ...openHeaders });
  } catch (error) {
    if (isBusy(error)) return fail('rate.limited', locale, { retryAfterSeconds: error.retryAfterSeconds });
    log.error('public_api.failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return fail('server.failed', locale);
  }
}
