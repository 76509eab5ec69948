import { pageHashesFile } from '@/lib/server/http/page-policy';
import { writeFingerprint } from './build-fingerprint';
import { bundleServer, serverBundle } from './bundle-server';
import { addCompileHints } from './compile-hints';
import { deferScripts } from './deferred-scripts';
import { writeWorker } from './offline-worker';
import { writePageHashes, writeVary } from './page-hashes';

/**
 * Runs after `next build`: scripts that wait for the first paint, hints for the browser's compiler, hashes for the policies,
 * the service worker with the list of what it keeps, the server. Last comes the mark of a complete build.
 */
console.log(`Scripts of ${deferScripts('.next/server/app')} pages wait for the first paint`);
console.log(`${addCompileHints('.next').length} scripts are compiled while they arrive`);
console.log(
  `Inline scripts and styles of ${writePageHashes('.next/server/app', pageHashesFile)} pages hashed`,
);
writeVary('.next/server/app');
console.log(`Service worker written; it keeps ${await writeWorker('.next')} files`);
await bundleServer();
console.log(`Server bundled into ${serverBundle}`);
writeFingerprint();
