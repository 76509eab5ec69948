/**
 * Stands in for a hosted project: serves the embedded backend on a loopback port, so that it can be stopped and started
 * while a site runs: `npx tsx tests/helpers/serve-backend.ts --port 54321 --data .data/other`. Data and sign-in interfaces
 * with their key checks; says its address on standard output once it answers.
 */
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { openDoor } from './backend-door';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '54321' }, data: { type: 'string', default: '.data' } },
});
const dataDirectory = path.resolve(values.data);
const backend = createEmbeddedBackend(dataDirectory);

async function answer(incoming: IncomingMessage, signal: AbortSignal) {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers(incoming.headers as Record<string, string>);
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
  const body = method === 'GET' || method === 'HEAD' ? null : await text(incoming);
  return backend.fetch(
    new Request(new URL(url, 'http://backend.invalid'), { method, headers, body, signal }),
  );
}

await backend.start();
const server = createServer((incoming, outgoing) => {
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  answer(incoming, left.signal)
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
openDoor(backend, dataDirectory);
process.once('SIGTERM', async () => {
  const ended = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await ended;
  await backend.close();
  process.exit(0);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.info(JSON.stringify({ url: `http://127.0.0.1:${values.port}` }));
});
