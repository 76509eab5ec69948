import { cpSync, existsSync } from 'node:fs';
import { writePolicies } from './csp';

/** Runs after `next build`: policies by hash, and for the standalone output the files it does not copy itself. */
const pages = writePolicies('.next/server/app');
console.log(`Content-Security-Policy written for ${pages} pages`);

const standalone = '.next/standalone';
if (existsSync(`${standalone}/server.js`)) {
  writePolicies(`${standalone}/.next/server/app`);
  cpSync('.next/static', `${standalone}/.next/static`, { recursive: true });
  cpSync('public', `${standalone}/public`, { recursive: true });
  cpSync('supabase', `${standalone}/supabase`, { recursive: true });
  console.log(`Standalone output completed in ${standalone}`);
}
