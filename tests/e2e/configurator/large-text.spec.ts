import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { steps } from '@/lib/plan/steps';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, unfoldEverything } from './wizard-flow';

/** As when a visitor sets "very large" text in the browser: everything in rem doubles, the screen stays (WCAG 1.4.4). */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Pixels of the screen that bars keep to themselves, scrolled to the middle of the page. */
const barHeight = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          !element.closest('aside') && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, bottom, top }) => width > 100 && bottom > 0 && top < window.innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, window.innerHeight) - Math.max(top, 0), 0);
  });

test.use({ serviceWorkers: 'block' });

for (const locale of locales) {
  test(`text of 200 % fits a phone of 360 px, and no bar stands in its way (${locale})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await doubleText(page);
    await decided(page.context());
    await withPlan(page, { ...weddingPlan, veganGuests: 6 });
    for (const { id } of steps) {
      await openStep(page, locale, id);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await unfoldEverything(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
      expect(await barHeight(page), id).toBe(0);
    }
  });
}

for (const [width, height] of [
  [360, 640],
  [1440, 640],
] as const) {
  test(`bars keep at most 96 px of a screen of ${width} × ${height} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await decided(page.context());
    await withPlan(page, weddingPlan);
    for (const { id } of steps) {
      await openStep(page, 'de', id);
      const bars = await barHeight(page);
      expect(bars, id).toBeLessThanOrEqual(96);
      if (width === 360) expect(bars, id).toBeGreaterThan(0);
    }
  });
}
