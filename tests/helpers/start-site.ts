/**
 * Serves the production build for the browser tests: a fresh embedded database behind a loopback
 * address, so that tests can read rows, and the site in front of it. Ends both when it is ended.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { serveBackend } from './backend-database';
import { preparedDirectory } from './backend-directory';
import { backendFile, sitePort } from './e2e-backend';
import { startSite, stop } from './processes';

const folder = await preparedDirectory();

const backend = await serveBackend(folder.path);
writeFileSync(backendFile, JSON.stringify(backend.env));
// The tests of the analytics need a container to ask for; no request ever reaches its host.
const site = startSite(sitePort, { GTM_ID: 'GTM-E2ETEST', ...backend.env });

const end = async () => {
  await stop(site);
  await backend.stop();
  folder.remove();
  rmSync(backendFile, { force: true });
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
site.once('exit', end);
