/**
 * The only way in: guard, client address, headers, static cache, then Next. `npm run build` bundles this file into
 * `.next/start.mjs`; `npm run serve`, the container and the tests start that.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { log } from '@/lib/base/log';
import { assertDatabaseChosen } from '@/lib/server/embedded/public-address';
import { beforeClosing, shutDown } from '@/lib/server/embedded/shutdown';
import { env } from '@/lib/server/env';
import { appendClientAddress } from '@/lib/server/http/client-address';
import { connectionLimits, limitConnections, takeTurn } from '@/lib/server/http/connections';
import { markPrefetch, pageHeaders, resolveRequest } from '@/lib/server/http/page-headers';
import { pagePolicy } from '@/lib/server/http/page-policy';
import { rejectRequest } from '@/lib/server/http/request-guard';
import { securityHeaders } from '@/lib/server/http/security-headers';
import { prepareStaffPage } from '@/lib/server/http/staff-page';
import { serveFromCache } from '@/lib/server/static-cache/static-cache';
import { loadEnv } from '@/scripts/load-env';

// Whoever reads the log may go first; a write that fails must not become an error that is logged, and so on without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } });
const port = Number(values.port ?? process.env.PORT ?? 3000);

/** Requests under way may take this long after SIGTERM; Docker kills after ten seconds. */
const drainMs = 7_000;

// React and Next read it when they are loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
const { default: next } = await import('next');

// Next listens for upgrades on the server that it is given. This one never listens, so that upgrades stay ours.
// A hostname would make rewrites of the middleware call the site over the network.
const app = next({ dev: false, port, httpServer: new Server() });

let setPrepared = () => {};
const prepared = new Promise<void>((resolve) => {
  setPrepared = resolve;
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await prepared;
  if (!(await takeTurn(request, response))) return;
  for (const { key, value } of securityHeaders(env().SITE_URL)) response.setHeader(key, value);
  if (rejectRequest(request, response)) return;
  appendClientAddress(request);
  markPrefetch(request);
  const resolution = resolveRequest(request);
  const headers = pageHeaders(request, resolution, pagePolicy);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (resolution.kind === 'staff') prepareStaffPage(request, response);
  if (env().STATIC_CACHE !== '0' && serveFromCache(request, response, resolution)) return;
  await app.getRequestHandler()(request, response);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    log.error('server.request_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    response.destroy();
  });
});

// The site speaks nothing but plain HTTP; Next would keep such connections open for good.
server.on('upgrade', (_request, socket) => socket.destroy());
server.on('connect', (_request, socket) => socket.destroy());

/** Answers what has arrived, then ends Next, which waits for work that goes on after an answer. */
async function stopServing(): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, pause(drainMs)]);
  clearInterval(idle);
  server.closeAllConnections();
  await app.close();
}

/** Ends a process that cannot serve. */
function giveUp(code: string, error: unknown): never {
  log.error(code, { port, reason: error instanceof Error ? error.message : 'unknown' });
  process.exit(1);
}

try {
  // As Next does later: address and limits have to be known before it is started.
  loadEnv();
  assertDatabaseChosen(env());
  limitConnections(server, connectionLimits(env().TRUSTED_PROXIES));
} catch (error) {
  giveUp('server.not_started', error);
}
try {
  // Before anything else is started: a process whose port is taken must not touch the database.
  await once(server.listen(port, env().BIND_ADDRESS), 'listening');
} catch (error) {
  giveUp('server.not_listening', error);
}

server.on('error', (error) => log.error('server.connection_not_accepted', { reason: error.message }));

beforeClosing(stopServing);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void shutDown().finally(() => process.exit(0)));
}

try {
  await app.prepare();
  // An incomplete build is found now, not with the first visitor.
  pagePolicy('/de');
} catch (error) {
  giveUp('server.not_started', error);
}
setPrepared();
log.info('server.listening', { url: `http://localhost:${port}` });
