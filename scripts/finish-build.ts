import { cpSync, existsSync } from 'node:fs';
import { writePolicies } from './csp';
import { writeWorker } from './offline-worker';

/**
 * Runs after `next build`: policies by hash, the service worker with the list of what it keeps, and for the standalone
 * output the files it does not copy itself.
 */
const pages = writePolicies('.next/server/app');
console.log(`Content-Security-Policy written for ${pages} pages`);
console.log(`Service worker written; it keeps ${await writeWorker('.next')} files`);

const standalone = '.next/standalone';
if (existsSync(`${standalone}/server.js`)) {
  writePolicies(`${standalone}/.next/server/app`);
  cpSync('.next/static', `${standalone}/.next/static`, { recursive: true });
  cpSync('public', `${standalone}/public`, { recursive: true });
  cpSync('supabase', `${standalone}/supabase`, { recursive: true });
  console.log(`Standalone output completed in ${standalone}`);
}
