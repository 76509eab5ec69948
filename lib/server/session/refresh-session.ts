import { type NextRequest, NextResponse } from 'next/server';
import { log } from '@/lib/base/log';
import { within } from '@/lib/base/within';
import { sessionIn } from './readable-session';

/** With less than this left the library renews a session itself: three of its ticks of 30 s. */
const marginSeconds = 90;

/** A page waits no longer than this for a session. */
const timeoutMs = 2_500;

/** When the session in the cookies ends, in seconds since 1970; null when there is none that can be read. */
function readExpiry(cookies: NextRequest['cookies']): number | null {
  const session = sessionIn(new Map(cookies.getAll().map(({ name, value }) => [name, value])));
  return typeof session?.expires_at === 'number' ? session.expires_at : null;
}

/** Whether a browser only looks ahead: by itself (W3C Fetch, `Sec-Purpose`), or as Next's own navigation does. */
const isPrefetch = ({ headers }: NextRequest) =>
  headers.has('next-router-prefetch') ||
  [headers.get('sec-purpose'), headers.get('purpose')].some((purpose) => purpose?.includes('prefetch'));

/** Whether a session is about to end and this request is one to renew it on. */
export function needsRefresh(request: NextRequest, now = Date.now()): boolean {
  if (request.method !== 'GET' || isPrefetch(request)) return false;
  const expiry = readExpiry(request.cookies);
  return expiry !== null && expiry - now / 1_000 < marginSeconds;
}

/**
 * Renews the session of a visitor whose token is about to run out, so that the page starts signed in, and returns the
 * answer with the new cookies and the headers that keep it out of caches. Costs nothing before that. Never throws: a
 * session that cannot be renewed now is the browser's to renew later.
 */
export async function refreshSession<T extends NextResponse>(request: NextRequest, response: T): Promise<T> {
  if (!needsRefresh(request)) return response;
  try {
    const { visitorSession } = await import('./visitor-session');
    const { client, apply } = visitorSession(request);
    await within(timeoutMs, client.auth.getSession());
    return apply(response);
  } catch (error) {
    log.warn('account.not_refreshed', { reason: error instanceof Error ? error.name : 'unknown' });
    return response;
  }
}

/**
 * The same for pages that the server renders for the person: they have to see the renewed session themselves, so the
 * browser is sent to the same address with its new cookies instead of the page.
 */
export async function refreshStaffSession(request: NextRequest, page: NextResponse): Promise<NextResponse> {
  const again = await refreshSession(request, NextResponse.redirect(request.url, 307));
  return again.headers.has('set-cookie') ? again : page;
}
