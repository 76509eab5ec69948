import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Pages whose scripts a test keeps away on purpose. */
const unhydrated = new WeakSet<Page>();

/** From now on, opening and reloading this page does not wait for its scripts; for tests that block them. */
export function expectNoHydration(page: Page) {
  unhydrated.add(page);
}

/** Pages of the site bring scripts; endpoints, frames and files of other kinds do not. */
const hasScripts = () =>
  document.querySelector('body script[src^="/_next/"], script[type="text/waiting"]') !== null;

/**
 * A page's own scripts wait for its first paint, so a page that has loaded may not answer yet. From now on, opening and
 * reloading it lasts until the frame says that it is hydrated (`components/frame/frame-effects.tsx`).
 */
function waitForHydration(page: Page) {
  const hydrated = async <T>(opened: Promise<T>): Promise<T> => {
    const result = await opened;
    // A page that sends the visitor on at once cannot be asked, and has scripts.
    if (!unhydrated.has(page) && (await page.evaluate(hasScripts).catch(() => true))) {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 });
    }
    return result;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (...values) => hydrated(goto(...values));
  page.reload = (...values) => hydrated(reload(...values));
}

function watch(context: BrowserContext) {
  context.on('page', waitForHydration);
}

/** Makes every page of a browser wait for its scripts, in whichever context runs any. */
export function hydratingBrowser(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) watch(context);
    return context;
  };
  return browser;
}

/** Holds back whatever matches until the function that comes back is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Until the browser has nothing to do and the page has fetched nothing in a whole idle period. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const count = () => performance.getEntriesByType('resource').length;
    let before = -1;
    while (before !== count() || document.readyState !== 'complete') {
      before = count();
      await idle();
      await new Promise((resolve) => setTimeout(resolve, 250));
      await idle();
    }
  });
}
