import { expect, test } from '../fixtures';
import { expectFirst, expectRest, reviews, shown, visitCarousel } from './carousel';

test('reviews move on every 4000 ms without end, four, two or one side by side, and say where they come from', async ({
  page,
}) => {
  await visitCarousel(page, reviews(page));
  await expect(page.locator('#reviews')).toContainText('stammen aus den Fragebögen');
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
  for (const [width, visible] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.runFor(500);
    await expect.poll(async () => (await shown(reviews(page))).length, `${width} px`).toBe(visible);
  }
});
