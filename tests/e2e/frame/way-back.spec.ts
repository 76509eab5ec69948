import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const frame = () => new Promise(requestAnimationFrame);
    // What is laid out on the way may move the place; until it is still.
    for (let last = -1; last !== window.scrollY; ) {
      last = window.scrollY;
      window.scrollTo({ top: y, behavior: 'instant' });
      for (let count = 0; count < 4; count += 1) await frame();
    }
    return window.scrollY;
  }, top);

/** What stands in the middle of the screen, and how far it is from the upper edge. */
const place = (page: Page) =>
  page.evaluate(() => {
    const part = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find(({ id }) => id);
    return { scrollY: window.scrollY, id: part?.id, top: Math.round(part?.getBoundingClientRect().top ?? 0) };
  });

for (const [path, tops] of [
  ['/', [2500, 9000, 12_000]],
  ['/fuer-hochzeiten', [1800]],
  ['/galerie', [2400]],
] as const) {
  test(`going back returns to the pixel (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    for (const top of tops) {
      await scrollTo(page, top);
      const before = await place(page);
      // Followed where it stands, so that nothing scrolls before.
      await page.locator('footer a[href="/agb"]').evaluate((link) => (link as HTMLElement).click());
      await expect(page).toHaveURL('/agb');
      await expect(page.locator('main h1')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(() => place(page)).toEqual(before);
    }
  });
}
