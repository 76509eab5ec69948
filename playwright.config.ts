import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser';

/** The site under test and its backend, both on loopback. */
const port = Number(process.env.E2E_PORT ?? 3210);
const baseURL = `http://127.0.0.1:${port}`;

/** Tests that start a site of their own, with what it needs. One worker each, so that it is started once; first, since they take long. */
const ownSites: Readonly<Record<string, string>> = {
  account: '**/account/*.spec.ts',
  house: '**/{plan-page,desk}/*.spec.ts',
};

export default defineConfig({
  testDir: 'tests/e2e',
  // Cleared at each start; the reports beside it stay.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // What passes at another try is named as flaky by `scripts/test.ts`.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Names the control that never came, instead of the whole test.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    ...Object.entries(ownSites).map(([name, testMatch]) => ({ name, testMatch, workers: 1 })),
    { name: '', testIgnore: Object.values(ownSites) },
  ],
  webServer: {
    command: 'tsx tests/helpers/start-site.ts',
    url: `${baseURL}/api/ready`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    env: { E2E_PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
