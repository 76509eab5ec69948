import { showTheme } from '../axe';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';
import { prepareLegibility, readLegibility } from '../legibility';
import { decided } from './visitor';

const widths = [360, 1440] as const;
const themes = ['dark', 'light', 'high-contrast'] as const;
const minRatio = 4.5;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const paths = [
  '/',
  '/eventlocation-am-see',
  '/premium-catering',
  '/fuer-business-events',
  '/fuer-private-events',
  '/fuer-hochzeiten',
] as const;

for (const width of widths) {
  test(`every text over a picture reaches 4.5:1 on 95 % of its pixels, in every theme, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await decided(context);
    expectNoHydration(page);
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    for (const path of paths) {
      await page.goto(path);
      // Everything is laid out at once, and no colour is halfway to another.
      await page.evaluate(() => document.documentElement.classList.add('at-once'));
      await prepareLegibility(page);
      const regions = page.locator(':is(.home-hero, .hero-palette):has(img)');
      expect(await regions.count()).toBeGreaterThan(0);
      for (const theme of themes) {
        await showTheme(page, theme);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator('.site-header:not([data-scrolled])')).toBeVisible();
        const readings = await readLegibility(page, [page.locator('.site-header'), ...(await regions.all())]);
        expect(readings.length, path).toBeGreaterThan(3);
        const tooFaint = readings.filter(({ worst }) => worst < minRatio);
        expect.soft(tooFaint, `${path}, ${theme}`).toEqual([]);
      }
    }
  });
}
