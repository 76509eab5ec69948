import { cpSync, existsSync } from 'node:fs';
import { hintShared } from './compile-hints';
import { writePolicies } from './csp';
import { deferScripts } from './late-scripts';
import { writeWorker } from './offline-worker';

/**
 * Runs after `next build`: scripts that wait for the first paint, hints for the browser's compiler, policies by hash, the
 * service worker with the list of what it keeps, and for the standalone output the files it does not copy itself.
 */
console.log(`Scripts of ${deferScripts('.next/server/app')} pages wait for the first paint`);
console.log(`${hintShared('.next').length} scripts are compiled while they arrive`);
const pages = writePolicies('.next/server/app');
console.log(`Content-Security-Policy written for ${pages} pages`);
console.log(`Service worker written; it keeps ${await writeWorker('.next')} files`);

const standalone = '.next/standalone';
if (existsSync(`${standalone}/server.js`)) {
  deferScripts(`${standalone}/.next/server/app`);
  writePolicies(`${standalone}/.next/server/app`);
  cpSync('.next/static', `${standalone}/.next/static`, { recursive: true });
  cpSync('public', `${standalone}/public`, { recursive: true });
  cpSync('supabase', `${standalone}/supabase`, { recursive: true });
  console.log(`Standalone output completed in ${standalone}`);
}
