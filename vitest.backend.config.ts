import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** Real databases and a real SMTP server on loopback: `npm run test:backend`. */
const backend = mergeConfig(
  base,
  // A second try is for busy machines, as in the browser tests.
  defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000, retry: process.env.CI ? 1 : 0 } }),
);
backend.test.include = ['tests/backend/**/*.test.ts'];

export default backend;
