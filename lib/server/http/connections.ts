import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normaliseAddress } from './client-address';

/** What clients may hold of a server, whatever they do with their connections. */
type ConnectionLimits = {
  /** Open connections of all clients together. */
  readonly total: number;
  /** Of one client; null where all come from a proxy's address. */
  readonly perAddress: number | null;
  /** A connection on which nothing was read or written for so long is closed. */
  readonly idleMs: number;
};

/** As nginx's `send_timeout`; browsers that pause a film ask for the rest anew. */
const idleMs = 60_000;

/** @param trustedProxies number of reverse proxies in front. */
export const connectionLimits = (trustedProxies: number): ConnectionLimits => ({
  total: 1_000,
  // Six for each browser (of an office behind one address), and none of them for long.
  perAddress: trustedProxies === 0 ? 200 : null,
  idleMs,
});

/** Requests of one connection that may wait for an answer; browsers and proxies send one at a time. */
const maxWaiting = 16;

/**
 * Limits what connections can hold: their number, and how long one stays on which nothing happens. Node's own limits end
 * only clients that do not finish sending.
 */
export function limitConnections(server: Server, { total, perAddress, idleMs }: ConnectionLimits): void {
  server.maxConnections = total;
  server.timeout = idleMs;
  server.headersTimeout = Math.min(idleMs, server.headersTimeout);
  server.requestTimeout = idleMs;
  if (perAddress === null) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = normaliseAddress(socket.remoteAddress ?? '') ?? 'unknown';
    const count = open.get(address) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

type Line = { last: Promise<void>; waiting: number };
const lines = new WeakMap<Socket, Line>();

/**
 * Has requests that a client sent without waiting for answers (RFC 9112, section 9.3.2) answered one after the other, so
 * that a client that reads nothing makes the server keep one answer and not hundreds; a connection with too many ends.
 * @returns whether the request is still to be answered.
 */
export async function takeTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const line = lines.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
  lines.set(socket, line);
  const before = line.last;
  line.last = new Promise((answered) => response.once('close', answered));
  line.waiting += 1;
  if (line.waiting > maxWaiting) socket.destroy();
  await before;
  line.waiting -= 1;
  return !socket.destroyed;
}
