import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Has the address of the connection appended to `X-Forwarded-For` of every request, as a proxy does (RFC 7239, section
 * 5.2), before anybody reads it. Next adds it only where the visitor did not send the header, so that a visitor could
 * choose an address, and with it a fresh rate limit. Once in a process.
 */
export function appendClientAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    const before = [headers['x-forwarded-for'] ?? []].flat();
    headers['x-forwarded-for'] = [...before, socket.remoteAddress ?? 'unknown'].join(', ');
  });
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
 * The address to count a visitor under. The last entry of `X-Forwarded-For` is the connection's own (`appendClientAddresses`);
 * each trusted proxy has appended the one before it; what stands before those is the visitor's own invention. Visitors
 * whose address is unknown share one name.
 * @param trustedProxies number of reverse proxies in front; 0 = the connection's own address counts.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',');
  return (
    normaliseAddress(chain.at(-1 - trustedProxies) ?? '') ?? normaliseAddress(chain.at(-1) ?? '') ?? 'unknown'
  );
}
