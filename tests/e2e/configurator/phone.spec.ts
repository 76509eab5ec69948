import { locales } from '@/content/locales';
import { steps } from '@/lib/plan/steps';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { fillEverything, newVisitor, openStep, sendButton, unfoldEverything } from './wizard-flow';

test('a whole wedding on a phone of 360 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await fillEverything(page, 'de', newVisitor('phone'));
  await page.locator('[data-summary-bar] > summary').click();
  await expect(page.locator('[data-summary-bar] [data-price]')).toBeVisible();
  await page.locator('[data-summary-bar] > summary').click();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
});

test('the question about cookies stands above the bar with the price, which still opens', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await withPlan(page, weddingPlan);
    await openStep(page, 'de', 'eckdaten');
    const banner = page.locator('.consent-banner');
    await expect(banner).toBeVisible();
    await banner.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
    const [above, bar] = [await banner.boundingBox(), await page.locator('[data-summary-bar]').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.locator('[data-summary-bar] > summary').click();
    await expect(page.locator('[data-summary-bar] [data-price]')).toBeVisible();
    await page.locator('[data-summary-bar] [data-price]').click({ trial: true });
  }
});

for (const locale of locales) {
  test(`a screen reader finds the question first and every control by a name (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await withPlan(page, { ...weddingPlan, veganGuests: 6 });
    for (const { id } of steps) {
      await openStep(page, locale, id);
      await unfoldEverything(page);
      const tree = await page.locator('main').ariaSnapshot();
      const headings = tree.match(/heading "[^"]+" \[level=\d\]/g) ?? [];
      expect(headings[0], id).toMatch(/\[level=1\]$/);
      expect(headings.filter((heading) => heading.endsWith('[level=1]'))).toHaveLength(1);
      const unnamed = tree
        .split('\n')
        .filter((line) => /^\s*- (textbox|checkbox|radio|combobox|button|link|searchbox)(?! ")/.test(line));
      expect(unnamed, id).toEqual([]);
    }
  });
}
