import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Pure code and content: no database, no server, no network. Ends within seconds. */
export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./tests/helpers/server-only.ts', import.meta.url)),
    },
  },
  test: {
    include: ['tests/{unit,content}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
