import type { Browser, Page } from '@playwright/test';

/** Longest wait in milliseconds; tests that keep scripts away go on after it. */
const longest = 5_000;

/**
 * A page's own scripts wait for its first paint, so a page that has loaded may not answer yet: true as soon as React
 * has taken over its body, and at once where it never will (no scripts allowed, no page of this site).
 */
const answers = () =>
  !('__next_f' in window) || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));

/** From now on, opening and reloading a page lasts until it answers, as a visitor would see that it does. */
function patient(page: Page) {
  const settled = async <T>(opened: Promise<T>): Promise<T> => {
    const result = await opened;
    await page.waitForFunction(answers, undefined, { timeout: longest }).catch(() => undefined);
    return result;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (...values) => settled(goto(...values));
  page.reload = (...values) => settled(reload(...values));
}

/** Makes every page of a browser patient, in whichever context. */
export function patientBrowser(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('page', patient);
    return context;
  };
  return browser;
}
