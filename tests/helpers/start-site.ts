/**
 * Serves the production build for the browser tests: a fresh embedded database behind a loopback
 * address, so that tests can read rows, and the site in front of it. Ends both when it is ended.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendFile } from './e2e-backend';
import { startBackend, startSite, stop } from './processes';

const sitePort = Number(process.env.E2E_PORT ?? 3210);
const folder = mkdtempSync(join(tmpdir(), 'seegut-e2e-'));

const backend = await startBackend(folder);
const { process: backendProcess, ...facts } = backend;
writeFileSync(backendFile(sitePort), JSON.stringify(facts));
const site = startSite(sitePort, backend);

const end = async () => {
  await stop(site);
  await stop(backendProcess);
  rmSync(folder, { recursive: true, force: true });
  rmSync(backendFile(sitePort), { force: true });
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
site.once('exit', end);
