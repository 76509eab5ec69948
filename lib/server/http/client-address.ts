import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const key = Symbol.for('seegut.request.socket');
const host: typeof globalThis & { [key]?: AsyncLocalStorage<string> } = globalThis;

/**
 * Makes the address of the connection known to everything that handles a request, from the moment Node hands the
 * request to any HTTP server of this process. Headers cannot do that: Next adds `x-forwarded-for` only where the
 * visitor did not send one, so that a visitor could choose an address, and with it a fresh rate limit.
 */
export function rememberSocketAddresses() {
  if (host[key]) return;
  const socketAddress = new AsyncLocalStorage<string>();
  host[key] = socketAddress;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    const [request] = values;
    if (event !== 'request' || typeof request !== 'object' || request === null || !('socket' in request)) {
      return Boolean(Reflect.apply(emit, this, [event, ...values]));
    }
    const { socket } = request;
    const address =
      typeof socket === 'object' && socket !== null && 'remoteAddress' in socket ? socket.remoteAddress : '';
    return socketAddress.run(String(address ?? ''), () =>
      Boolean(Reflect.apply(emit, this, [event, ...values])),
    );
  };
}

/** The first 64 bits of an IPv6 address, which is what one household gets; RFC 6177. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** One spelling per client: IPv4 also when it arrives mapped into IPv6, IPv6 by its network; else null. */
export function normaliseAddress(raw: string): string | null {
  const bare = raw
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIPv4(bare)) return bare;
  const port = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1];
  if (port && isIPv4(port)) return port;
  return isIPv6(bare) ? network(bare.toLowerCase()) : null;
}

/**
 * The address to count a visitor under. Each trusted proxy appends the address it was called from to
 * `X-Forwarded-For` (RFC 7239, section 5.2), so the visitor's is that many entries from the end; what stands before
 * it is the visitor's own invention. Visitors whose address is unknown share one name.
 * @param trustedProxies number of reverse proxies in front; 0 = the connection's own address counts.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const socket = host[key]?.getStore() ?? '';
  if (trustedProxies === 0) return normaliseAddress(socket) ?? 'unknown';
  const chain = (headers.get('x-forwarded-for') ?? '').split(',');
  return normaliseAddress(chain.at(-trustedProxies) ?? '') ?? normaliseAddress(socket) ?? 'unknown';
}
