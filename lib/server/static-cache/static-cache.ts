import type { IncomingMessage, ServerResponse } from 'node:http';
import { authCookie } from '@/lib/base/auth-cookie';
import { log } from '@/lib/base/log';
import type { Resolution } from '@/lib/i18n/resolve-page';
import { isDataRequest, isPlainAddress, type PageRequest } from '@/lib/server/http/page-headers';
import { findBuildFile } from './build-file';
import { type Copy, type Encoding, readBuildFile, readPage } from './encoded-copy';

/** Pages and files of the build by name; undefined where the build has none. */
const copies = new Map<string, Copy | undefined>();

/** The best encoding a client takes (RFC 9110, section 12.5.3); an unreadable header means none. */
export function chooseEncoding(accepted = ''): Encoding {
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(
      accepted,
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Whether the client has this very content (RFC 9110, section 13.1.2); proxies may have made its tag a weak one. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * The prerendered page that answers a request, with its status, when nothing is left to do: a plain address or an unknown
 * one, no session to renew, no wish for data. Unclear requests are left to Next.
 */
export function findPage(
  request: PageRequest,
  resolution: Resolution,
): { name: string; status: number } | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (isDataRequest(request)) return undefined;
  if (resolution.kind === 'missing') return { name: resolution.path, status: 404 };
  if (resolution.kind !== 'page' || !isPlainAddress(request)) return undefined;
  return request.headers.cookie?.includes(authCookie) ? undefined : { name: resolution.path, status: 200 };
}

/** The copy of this name. Read on the first request, which takes about a millisecond, and kept. */
function findCopy(name: string, read: (name: string) => Copy): Copy | undefined {
  if (!copies.has(name)) {
    try {
      copies.set(name, read(name));
    } catch (error) {
      copies.set(name, undefined);
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn('static_cache.not_read', { name, reason });
    }
  }
  return copies.get(name);
}

/**
 * Answers finished pages and files of the build from memory, compressed; says whether it has. Finding out what to do costs
 * Next far more than doing it: it resolves routes, hashes the page for its ETag and compresses it, each time anew.
 */
export function serveFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  resolution: Resolution,
): boolean {
  const file = findBuildFile(request);
  const page = file ? undefined : findPage(request, resolution);
  const copy = file ? findCopy(file, readBuildFile) : page && findCopy(page.name, readPage);
  if (!copy) return false;

  const { body, headers } = copy[chooseEncoding(request.headers['accept-encoding']?.toString())];
  const { vary, ...own } = headers;
  response.appendHeader('Vary', vary ?? '');
  const status = page?.status ?? 200;
  if (status === 200 && isUnchanged(request.headers['if-none-match'], headers.etag)) {
    const { 'content-length': _, ...unchanged } = own;
    response.writeHead(304, unchanged).end();
  } else {
    response.writeHead(status, own).end(request.method === 'HEAD' ? undefined : body);
  }
  return true;
}
