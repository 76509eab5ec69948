import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Pure code: no database, no server, no network. Ends within seconds, so its files share their modules: whoever
 * replaces one, or a global, puts it back.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./tests/helpers/server-only.ts', import.meta.url)),
    },
  },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    restoreMocks: true,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // Without this, one core is left free; on two that is half of them.
    maxWorkers: '100%',
  },
});
