import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { EmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { readBody } from '@/lib/server/http/body';

type Answering = Pick<EmbeddedBackend, 'fetch'>;

/** A stored inquiry is 64 KiB at most, and its row carries it once more with names and prices. */
const limitBytes = 1024 * 1024;

/** The library's other paths (studio, system information) ask for no key and stay closed. */
const paths = ['/rest/v1/', '/auth/v1/'];

function toRequest(incoming: IncomingMessage, signal: AbortSignal, body: string | null): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const entry of Array.isArray(value) ? value : [value ?? '']) headers.append(name, entry);
  }
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  const url = new URL(incoming.url ?? '/', 'http://backend.invalid');
  return new Request(url, { method: incoming.method ?? 'GET', headers, body, signal });
}

async function incomingBody(incoming: IncomingMessage) {
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const part of incoming) controller.enqueue(part);
      controller.close();
    },
  });
  const init = { method: 'POST', body: stream, duplex: 'half' };
  return readBody(new Request('http://backend.invalid', init), limitBytes);
}

async function answer(backend: Answering, incoming: IncomingMessage, signal: AbortSignal) {
  const { url = '' } = incoming;
  if (!paths.some((path) => url.startsWith(path)))
    return Response.json({ code: 'not_found' }, { status: 404 });
  const bare = incoming.method === 'GET' || incoming.method === 'HEAD';
  const body = bare ? null : await incomingBody(incoming);
  if (body && !body.ok) return Response.json({ code: 'unreadable' }, { status: body.tooLarge ? 413 : 400 });
  return backend.fetch(toRequest(incoming, signal, body ? body.text : null));
}

/**
 * Serves an embedded backend over HTTP, so that several processes can share one database: the data and sign-in
 * interfaces of a Supabase project, with its key checks. Bind it to the loopback interface.
 */
export function createBackendServer(backend: Answering): Server {
  const server = createServer((incoming, outgoing) => {
    const left = new AbortController();
    outgoing.once('close', () => left.abort());
    answer(backend, incoming, left.signal)
      .catch(() => Response.json({ code: 'unavailable' }, { status: 503 }))
      .then(async (response) => {
        const body = Buffer.from(await response.arrayBuffer());
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(incoming.method === 'HEAD' ? undefined : body);
      })
      .catch(() => outgoing.destroy());
  });
  // Of a batch of requests, the first connections wait for the last answer; after five seconds, Node's default, the
  // client would send the next one into a connection that is just being closed.
  server.keepAliveTimeout = 60_000;
  return server;
}
