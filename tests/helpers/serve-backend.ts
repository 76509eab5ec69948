/**
 * Stands in for a hosted project: serves the embedded backend on a loopback port, so that it can be stopped and started
 * while a site runs: `npx tsx tests/helpers/serve-backend.ts --port 54321 --data .data/other`.
 *
 * The first line on standard output is JSON: address and the file with the keys.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { openDoor } from './backend-door';
import { createBackendServer } from './backend-server';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '54321' }, data: { type: 'string', default: '.data' } },
});
const dataDirectory = path.resolve(values.data);
const backend = createEmbeddedBackend(dataDirectory);

try {
  await backend.start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const server = createBackendServer(backend);
openDoor(backend, dataDirectory);
process.once('SIGTERM', async () => {
  const ended = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await ended;
  await backend.close();
  process.exit(0);
});
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  console.info(
    JSON.stringify({ url: `http://127.0.0.1:${port}`, keys: path.join(dataDirectory, 'keys.json') }),
  );
});
