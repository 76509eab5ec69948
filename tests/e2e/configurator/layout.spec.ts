import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { steps } from '@/lib/plan/steps';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, unfoldEverything } from './wizard-flow';

/** As when a visitor chooses another size of text in the browser; the screen stays (WCAG 1.4.4). */
async function textSizer(page: Page): Promise<(pixels: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (pixels) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${pixels}px`,
    );
  };
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

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

/** A screen reader finds the question first, and every control has a name. */
async function expectNames(page: Page, step: string): Promise<void> {
  const tree = await page.locator('main').ariaSnapshot();
  const headings = tree.match(/heading "[^"]+" \[level=\d\]/g) ?? [];
  expect(headings[0], step).toMatch(/\[level=1\]$/);
  expect(headings.filter((heading) => heading.endsWith('[level=1]'))).toHaveLength(1);
  const unnamed = tree
    .split('\n')
    .filter((line) => /^\s*- (textbox|checkbox|radio|combobox|button|link|searchbox)(?! ")/.test(line));
  expect(unnamed, step).toEqual([]);
}

for (const locale of locales) {
  test(`every step fits a phone of 360 px, also with text of 200 %, and names its controls (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 640 });
    const setTextSize = await textSizer(page);
    await decided(page.context());
    await withPlan(page, { ...weddingPlan, veganGuests: 6 });
    for (const { id } of steps) {
      await openStep(page, locale, id);
      await unfoldEverything(page);
      await expectNames(page, id);
      expect(await pageWidth(page), id).toBeLessThanOrEqual(360);
      await setTextSize(32);
      expect(await pageWidth(page), `${id} with large text`).toBeLessThanOrEqual(360);
      expect(await barHeight(page), `${id} with large text`).toBe(0);
      await setTextSize(16);
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
