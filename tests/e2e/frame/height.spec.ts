import { addresses, routes } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';

/** Every page that search engines list, in German; steps of the configurator are screens, not pages. */
const pages = addresses
  .filter((address) => routes[address.route].indexed && !('step' in address && address.step !== ''))
  .map((address) => ({ path: localPath('de', address), max: address.route === 'home' ? 13_200 : 14_000 }));

test.use({
  bypassCSP: true,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('on a phone of 360 px the home page is at most 13,200 px high and no page more than 14,000 px', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expectNoHydration(page);
  const tooHigh: string[] = [];
  for (const { path, max } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    // What is laid out only when it comes near counts with its real height.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const height = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
    expect(height, path).toBeGreaterThan(740);
    if (height > max) tooHigh.push(`${path} ${height}`);
  }
  expect(tooHigh).toEqual([]);
});
