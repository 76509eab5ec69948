import { env } from '@/lib/server/env';
import { pageHashesFile } from '@/lib/server/http/page-policy';
import { writeFingerprint } from './build-fingerprint';
import { bundleServer, serverBundle } from './bundle-server';
import { compressBuild } from './compress';
import { loadEnv } from './load-env';
import { writePageHashes, writeVary } from './page-hashes';
import { rewritePages } from './rewrite-pages';

/**
 * Runs after `next build`: what is done to finished pages, hashes for the policies, compressed copies, the server. Last comes the mark of a complete build.
 */
loadEnv();
const rewritten = rewritePages('.next', env().REWRITE_PAGES);
console.log(`Finished pages rewritten: ${rewritten.join(', ') || 'no'}`);
console.log(
  `Inline scripts and styles of ${writePageHashes('.next/server/app', pageHashesFile)} pages hashed`,
);
writeVary('.next/server/app');
console.log(`${await compressBuild('.next')} pages, scripts and stylesheets compressed`);
await bundleServer();
console.log(`Server bundled into ${serverBundle}`);
writeFingerprint();
