import type { IncomingMessage } from 'node:http';
import { chosenCookie, localeCookie } from '@/lib/i18n/language';
import { type Resolution, resolvePage } from '@/lib/i18n/resolve-page';
import { caching, localeVary } from './security-headers';

export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Data instead of a page is asked for with one of these. */
export const dataHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-router-segment-prefetch',
] as const;

/** What chooses between a page and its data, for every page alike; Next says so, too. */
export const dataVary = dataHeaders.join(', ');

/** Whether navigation inside the site asks for a page's data, at the page's own address. */
export const isDataRequest = ({ url = '', headers }: PageRequest): boolean =>
  dataHeaders.some((name) => headers[name] !== undefined) || /[?&]_rsc(?:[=&]|$)/.test(url);

/** A spelling of an address that no server on the way changes or redirects. */
export const isPlainAddress = ({ url = '' }: PageRequest): boolean =>
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?|$)/.test(url);

/** Cookies as Next reads them for the middleware: the last of a name counts, unreadable ones do not. */
function readCookies(header = ''): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const entry of header.split(/; */)) {
    const [name = '', ...value] = entry.split('=');
    try {
      cookies.set(name, decodeURIComponent(value.join('=')));
    } catch {
      // Not percent-encoded properly.
    }
  }
  return cookies;
}

/** Which page answers a request: the middleware's answer, before the middleware is asked. */
export function resolveRequest({ url = '', headers }: PageRequest): Resolution {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const cookies = readCookies(headers.cookie);
  return resolvePage({
    pathname,
    lng: searchParams.get('lng'),
    cookie: cookies.get(localeCookie),
    chosen: cookies.has(chosenCookie),
    acceptLanguage: headers['accept-language'] ?? null,
  });
}

/**
 * The headers of a page's address, whoever answers there: policy, and how long copies may be kept. Public is only the page
 * itself, and only where the address names its language; nobody keeps data, since a cache may not know what it depends on.
 */
export function pageHeaders(
  request: PageRequest,
  resolution: Resolution,
  policyOf: (page: string) => string | undefined,
): Record<string, string> {
  if (resolution.kind === 'technical' || resolution.kind === 'staff') return {};
  if (isDataRequest(request)) return { 'Cache-Control': caching.none };
  const isShared = resolution.kind === 'page' && resolution.prefixed && isPlainAddress(request);
  const policy = resolution.kind === 'redirect' ? undefined : policyOf(resolution.path);
  return {
    ...(policy && { 'Content-Security-Policy': policy }),
    ...(isShared
      ? { 'Cache-Control': caching.shared }
      : { 'Cache-Control': caching.private, Vary: localeVary }),
  };
}

/**
 * Says in a standard header (W3C Fetch, `Sec-Purpose`) that Next's own navigation only looks ahead: the header that says
 * so is hidden from the middleware.
 */
export function markPrefetch({ headers }: Pick<IncomingMessage, 'headers'>): void {
  if (headers['next-router-prefetch'] !== undefined) headers['sec-purpose'] = 'prefetch';
}
