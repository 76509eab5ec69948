import type { IncomingMessage } from 'node:http';
import { decideLanguage } from '@/lib/i18n/decide';
import { localeCookie } from '@/lib/i18n/routing';
import { authCookie } from '@/lib/server/session/auth-cookie';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Data instead of a page is asked for with one of these. */
const dataHeaders = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-router-segment-prefetch'];

/**
 * The prerendered page that answers a request, as `/de/kontakt`, when nothing is left to decide or to do: a plain
 * address, a certain language, no session, no wish for another language or for data. Everything else is undefined and
 * goes the whole way; so does whatever is unclear, such as a cookie that comes twice.
 */
export function resolveCacheablePage({ method, url = '', headers }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (dataHeaders.some((name) => headers[name] !== undefined)) return undefined;
  const [path = '', query] = url.split('?', 2);
  if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path)) return undefined;
  if (query) {
    const asked = new URLSearchParams(url.slice(path.length + 1));
    if (asked.has('lng') || asked.has('_rsc')) return undefined;
  }
  const cookies = headers.cookie ?? '';
  if (cookies.includes(authCookie)) return undefined;
  const chosen = cookies.split(localeCookie);
  if (chosen.length > 2) return undefined;
  const cookie = /^=([a-z]{2})\s*(?:;|$)/.exec(chosen[1] ?? '')?.[1];
  if (chosen.length === 2 && cookie === undefined) return undefined;
  const decision = decideLanguage({
    pathname: path,
    lng: null,
    cookie,
    acceptLanguage: headers['accept-language'] ?? null,
  });
  return decision.kind === 'page' ? decision.path : undefined;
}
