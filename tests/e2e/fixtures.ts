import { type Browser, test as base, expect } from '@playwright/test';
import { expectNoHydration, hydratingBrowser } from './hydration';

/**
 * Page errors and console errors fail the test, unless the test expects them by pattern: one pattern, since the runner
 * takes a list of two for a value with options.
 */
type Fixtures = { allowedErrors: RegExp[] };

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(hydratingBrowser(browser)), { scope: 'worker' }],
  allowedErrors: [[], { option: true }],
  page: async ({ page, context, allowedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) expectNoHydration(page);
    const problems: string[] = [];
    const note = (text: string) => {
      if (!allowedErrors.some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
    });
    // Tag Manager answers with an empty script. Tests that watch for it set a route of their own, which goes first.
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await use(page);
    expect(problems, 'errors in the page').toEqual([]);
  },
});

export { expect };
