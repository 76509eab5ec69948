import { findFullBrowser, launchOptions } from '@/scripts/browser';
import { expect, test } from '../fixtures';
import { decided } from './visitor';

const browser = findFullBrowser();

// The fallbacks with the brand's measures are faces of the system, which the headless browser cannot name.
test.skip(!browser, 'needs a Chromium that is not the headless one alone');
test.use({ launchOptions: browser ? launchOptions(browser) : {} });

/** The brand's type arrives on the first visit, however late, and nothing jumps when it does. */
for (const delayMs of [0, 500, 2_000]) {
  for (const [path, width] of [
    ['/', 360],
    ['/', 1440],
    ['/fuer-hochzeiten', 360],
    ['/galerie', 1440],
  ] as const) {
    test(`typefaces that are ${delayMs} ms late arrive without a shift: ${path} at ${width} px`, async ({
      page,
      context,
    }) => {
      await decided(context);
      await page.setViewportSize({ width, height: 800 });
      await page.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await route.continue();
      });
      await page.goto(path);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
      expect(loaded).toEqual(expect.arrayContaining(['cormorant', 'jost']));
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.01);
    });
  }
}
