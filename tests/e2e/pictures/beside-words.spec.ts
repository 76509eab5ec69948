import { addresses, routes } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';

const paths = addresses
  .filter(({ route }) => routes[route].path.startsWith('/catering/') || route === 'premiumCatering')
  .map((address) => localPath('de', address));

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('pictures and plates of a section stand beside its words and not on them', async ({ page }) => {
  expectNoHydration(page);
  const overlaid: string[] = [];
  let read = 0;
  for (const path of paths) {
    await page.goto(path);
    for (const words of await page.locator('[data-split]').all()) {
      const picture = await words.locator('img, .engraving').first().boundingBox();
      const heading = await words.locator('h2').boundingBox();
      if (!picture || !heading) continue;
      read += 1;
      const isApart =
        picture.x >= heading.x + heading.width ||
        heading.x >= picture.x + picture.width ||
        picture.y >= heading.y + heading.height ||
        heading.y >= picture.y + picture.height;
      if (!isApart) overlaid.push(`${path}: ${await words.locator('h2').textContent()}`);
    }
  }
  expect(read).toBeGreaterThan(4);
  expect(overlaid).toEqual([]);
});
