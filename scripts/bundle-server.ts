import { type BuildOptions, build } from 'esbuild';

/** What `npm run serve` starts. */
export const serverBundle = '.next/start.mjs';

const options: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  packages: 'external',
};

/**
 * Bundles `server.ts` with what it imports of ours; packages stay outside. Plain Node resolves neither `@/` nor imports
 * without extension, and `tsx` costs 150 MB and seconds at each start. The configuration is bundled for the container
 * image, which has no compiler for `next.config.ts`.
 */
export async function bundleServer(): Promise<void> {
  await build({ ...options, entryPoints: ['server.ts'], outfile: serverBundle });
  await build({ ...options, entryPoints: ['next.config.ts'], outfile: '.next/next.config.mjs' });
}
