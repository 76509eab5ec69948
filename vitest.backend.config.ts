import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** Real databases and a real SMTP server on loopback: `npm run test:backend`. */
const backend = mergeConfig(
  base,
  defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000, isolate: true, restoreMocks: false } }),
);
backend.test.include = ['tests/backend/**/*.test.ts'];

export default backend;
