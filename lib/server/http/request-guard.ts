import type { IncomingMessage, ServerResponse } from 'node:http';

/** Proxies may name scheme and host as well (RFC 9112, section 3.2.2); which host it was decides nothing here. */
export const withoutHost = (target: string): string =>
  target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?=\?|$)/, '/');

/** A target that is no path, or whose path names no UTF-8 (RFC 3986, section 2.1; RFC 3629). */
function isMalformed(target: string): boolean {
  if (!target.startsWith('/')) return true;
  const [path = ''] = target.split('?');
  if (!path.includes('%')) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** Only these take anything in; the last two are Next's own, while developing. */
const takesInput = /^\/(api|auth|_next|__next[\w-]*)([/?]|$)/;

export type Rejection = {
  readonly status: 204 | 400 | 405 | 415;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * What is answered to a request that no part of the site is there for; null when one may be. Endpoints take JSON and forms
 * without files. A body in parts is how React's Server Functions are called, which is not even read where there are none:
 * what decodes it has had holes before (CVE-2025-55182).
 */
export function rejectionFor(method: string, target: string, contentType = ''): Rejection | null {
  if (isMalformed(target)) return { status: 400, headers: {} };
  if (/^\s*multipart\//i.test(contentType)) return { status: 415, headers: {} };
  if (method === 'GET' || method === 'HEAD' || takesInput.test(target)) return null;
  return { status: method === 'OPTIONS' ? 204 : 405, headers: { Allow: 'GET, HEAD, OPTIONS' } };
}

/** Calls a Server Action, of which this site has none: on a path without a page Next answers it with a server error. */
const actionHeader = 'next-action';

/** Longer lists of encodings cost time and come from no browser. */
const maxEncodingsLength = 200;

/**
 * Answers a request that no part of the site is there for; says whether it has. Next answers some of these with a server
 * error, which fills logs and alarms with what is the visitor's mistake. What remains is brought into one form: a target
 * without host, no call of an action, a short list of encodings.
 */
export function rejectRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers } = request;
  request.url = withoutHost(request.url ?? '');
  delete headers[actionHeader];
  const encodings = headers['accept-encoding'];
  if (encodings !== undefined) headers['accept-encoding'] = String(encodings).slice(0, maxEncodingsLength);
  const rejection = rejectionFor(request.method ?? '', request.url, headers['content-type']);
  if (!rejection) return false;
  // The body, if there is one, is not waited for.
  response.writeHead(rejection.status, {
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...rejection.headers,
  });
  response.end();
  return true;
}
