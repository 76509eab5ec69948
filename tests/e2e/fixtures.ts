import { type Browser, test as base, expect } from '@playwright/test';
import { expectNoHydration, hydratingBrowser } from './hydration';

/**
 * Page errors and console errors fail the test, unless the test expects them by pattern: one pattern, since the runner
 * takes a list of two for a value with options.
 */
type Fixtures = {
  allowedErrors: RegExp[];
  /** Answers Tag Manager with an empty script, for tests that allow it; else asking for it is an error of the page. */
  playsTagManager: boolean;
};

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(hydratingBrowser(browser)), { scope: 'worker' }],
  allowedErrors: [[], { option: true }],
  playsTagManager: [false, { option: true }],
  page: async ({ page, context, allowedErrors, playsTagManager, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) expectNoHydration(page);
    const problems: string[] = [];
    const note = (text: string) => {
      if (!allowedErrors.some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
    });
    // A context with a route keeps nothing that it has fetched, which costs every page's scripts again.
    if (playsTagManager)
      await context.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    await use(page);
    expect(problems, 'errors in the page').toEqual([]);
  },
});

export { expect };
