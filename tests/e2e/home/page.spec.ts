import { expect, test } from '../fixtures';
import { decided, visit } from '../frame/visitor';

test.beforeEach(({ context }) => decided(context));

test('nothing shifts and nothing sticks out over the whole scroll', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => node?.className).join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/');
    await page.mouse.move(width / 2, 450);
    for (;;) {
      await page.mouse.wheel(0, 900);
      // The wheel answers at once; the scroll and what it loads take a few frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      });
      if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 2))
        break;
    }
    await expect(page.locator('.carousel[data-driven]')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});
