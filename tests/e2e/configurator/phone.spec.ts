import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

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
