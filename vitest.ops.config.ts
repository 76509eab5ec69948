import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of what stands around the site; they need the finished build, so `npm test` runs them after it. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/ops/**/*.test.ts'],
    fileParallelism: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
