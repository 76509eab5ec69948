import { showTheme } from '../axe';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';
import { prepareLegibility, readLegibility } from '../legibility';
import { decided } from './visitor';

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

test('every text over a picture reaches 4.5:1 on 95 % of its pixels, in every theme', async ({
  page,
  context,
}) => {
  await decided(context);
  expectNoHydration(page);
  for (const path of paths) {
    await page.goto(path);
    // Everything is laid out at once, and no colour is halfway to another.
    await page.evaluate(() => document.documentElement.classList.add('at-once'));
    await prepareLegibility(page);
    for (const theme of themes) {
      await showTheme(page, theme);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.locator('.site-header:not([data-scrolled])')).toBeVisible();
      const readings = await readLegibility(page, page.locator('.site-header'));
      expect(readings.length, path).toBeGreaterThan(2);
      const tooFaint = readings.filter(({ worst }) => worst < minRatio);
      expect.soft(tooFaint, `${path}, ${theme}`).toEqual([]);
    }
  }
});
