import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { log } from '@/lib/base/log';
import { buildFile } from './build-file';
import { resolveCacheablePage } from './cacheable-page';
import { type Copy, type Encoding, readBuildFile, readCopy } from './encoded-copy';

const key = Symbol.for('seegut.page-memory');
const host: typeof globalThis & { [key]?: true } = globalThis;

/** Finished pages and files of the build by name, or why there is none yet. */
const copies = new Map<string, Copy | 'reading' | 'missing'>();

/** The best encoding a client takes (RFC 9110, section 12.5.3); an unreadable header means none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const offers = [accepted].join().toLowerCase().split(',');
  const takes = (name: string) =>
    offers.some((offer) =>
      new RegExp(`^\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*$)[\\d.]+\\s*)?$`).test(offer),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function remember(name: string, reading: Promise<Copy>) {
  copies.set(name, 'reading');
  reading.then(
    (copy) => copies.set(name, copy),
    (error: unknown) => {
      copies.set(name, 'missing');
      log.warn('page_memory.not_read', {
        page: name,
        reason: error instanceof Error ? error.name : 'unknown',
      });
    },
  );
}

/** Answers from memory when it can; says whether it has. The first request of each goes the whole way. */
export function serveFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const file = buildFile(request);
  const name = file ?? resolveCacheablePage(request);
  if (name === undefined) return false;
  const copy = copies.get(name);
  if (copy === undefined) {
    remember(name, file ? readBuildFile(file) : readCopy(name, request.url?.split('?', 1)[0] ?? '/'));
  }
  if (copy === undefined || typeof copy === 'string') return false;
  const { body, headers } = copy[encodingFor(request.headers['accept-encoding'])];
  if (request.headers['if-none-match']?.includes(String(headers.etag))) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
  return true;
}

/**
 * Answers finished pages whose language is certain before Next looks at the request. Finding out what to do costs Next
 * far more than doing it: it resolves routes, hashes the page for its ETag and compresses it, each time anew.
 */
export function installStaticCache() {
  if (host[key]) return;
  host[key] = true;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    const [request, response] = values;
    if (
      event === 'request' &&
      request instanceof IncomingMessage &&
      response instanceof ServerResponse &&
      serveFromCache(request, response)
    ) {
      return true;
    }
    return Boolean(Reflect.apply(emit, this, [event, ...values]));
  };
}
