import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** Everything that breaks something on purpose: `npm run test:fault`. Too slow for every test run. */
const faults = mergeConfig(
  base,
  defineConfig({
    test: { testTimeout: 240_000, hookTimeout: 240_000, isolate: true, restoreMocks: false, maxWorkers: 1 },
  }),
);
faults.test.include = [
  'tests/fault/**/*.test.ts',
  'tests/backend/{backend-down,outbox,power-cut,embedded}.test.ts',
];

export default faults;
