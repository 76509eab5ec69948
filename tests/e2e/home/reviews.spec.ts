import { expect, test } from '../fixtures';
import { expectFirst, expectRest, reviews, shown, visitCarousel } from './carousel';

test('four, two or one review side by side', async ({ page }) => {
  await visitCarousel(page, reviews(page));
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.runFor(500);
    await expect.poll(async () => (await shown(reviews(page))).length, `${width} px`).toBe(count);
  }
});

test('moves on every 4000 ms without end, with arrows and without dots', async ({ page }) => {
  await visitCarousel(page, reviews(page));
  const count = await reviews(page).locator('.carousel-slide').count();
  expect(count).toBeGreaterThan(4);
  await page.clock.runFor(3950);
  expect((await shown(reviews(page)))[0]).toBe(1);
  await page.clock.runFor(100);
  await expectFirst(reviews(page), 2);
  await page.clock.runFor(4000 * (count - 1));
  await expectFirst(reviews(page), 1);
  await expect(reviews(page).getByRole('button')).toHaveCount(3);
  await reviews(page).getByRole('button', { name: 'Vorheriger Eintrag' }).press('Enter');
  await expectFirst(reviews(page), count);
  await expectRest(reviews(page), count);
});

test('says that nobody checks whether the reviews are real', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#reviews')).toContainText('wird nicht geprüft');
});
