import { IncomingMessage, Server, ServerResponse } from 'node:http';

const key = Symbol.for('seegut.request.refuses-malformed');
const host: typeof globalThis & { [key]?: true } = globalThis;

/** A path whose percent-encoding is none or names no UTF-8 (RFC 3986, section 2.1; RFC 3629). */
export function isMalformed(target: string): boolean {
  const [path = ''] = target.split('?');
  if (!path.includes('%')) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/**
 * Answers 400 to requests whose path cannot be decoded, before anything else sees them: where no middleware runs, Next
 * answers them with a server error, which fills logs and alarms with what is the visitor's mistake.
 */
export function refuseMalformedTargets() {
  if (host[key]) return;
  host[key] = true;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    const [request, response] = values;
    if (
      event === 'request' &&
      request instanceof IncomingMessage &&
      response instanceof ServerResponse &&
      isMalformed(request.url ?? '')
    ) {
      response.writeHead(400, {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain',
        Connection: 'close',
      });
      response.end('Bad Request');
      return true;
    }
    return Boolean(Reflect.apply(emit, this, [event, ...values]));
  };
}
