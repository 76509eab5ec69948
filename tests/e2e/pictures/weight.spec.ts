import type { Page } from '@playwright/test';
import { addresses, routes } from '../../../content/routes';
import { localPath } from '../../../lib/i18n/address';
import { expect, test } from '../fixtures';
import { decided, phone, visit } from '../frame/visitor';

/** In bytes, on a phone. */
const maxFirstPicture = 40_000;
const maxHome = 450_000;
const maxEngraving = 14_000;

test.use({ viewport: phone, isMobile: true, hasTouch: true });
test.beforeEach(({ context }) => decided(context));

type Loaded = { readonly file: string; readonly bytes: number };

/** Pictures that the page has fetched so far; the film is none. */
const loadedPictures = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return /\/media\/.+\.(?:avif|webp|png|svg)$/.test(name)
        ? [{ file: new URL(name).pathname, bytes: encodedBodySize }]
        : [];
    }),
  );

async function scrollThrough(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(async () => {
      window.scrollBy({ top: 500, behavior: 'instant' });
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    });
    if (isEnd) break;
  }
  // What came last into view is fetched to its end.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ currentSrc, complete }) => currentSrc && !complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`with ${deviceScaleFactor} pixels to a point`, () => {
    test.use({ deviceScaleFactor, viewport: phone });

    test('the home page fetches at most 450 kB of pictures over the whole scroll', async ({ page }) => {
      // A first page may begin to load before the emulated screen stands, and one after a page without a viewport of
      // its own with that page's width: both then ask for pictures of a wider screen.
      await page.goto(localPath('de', 'imprint'));
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(phone.width);
      await visit(page, '/');
      await scrollThrough(page);
      const pictures = await loadedPictures(page);
      const sum = pictures.reduce((total, { bytes }) => total + bytes, 0);
      expect(pictures.length).toBeGreaterThan(20);
      expect(sum, JSON.stringify(pictures)).toBeLessThanOrEqual(maxHome);
    });

    test('the first picture of every landing page weighs at most 40 kB', async ({ page }) => {
      test.setTimeout(120_000);
      const landings = addresses.filter(({ route }) => routes[route].layout === 'landing');
      expect(landings.length).toBeGreaterThan(4);
      for (const address of landings) {
        const path = localPath('de', address);
        await page.goto(path);
        const first = page.locator('header[data-hero] img').first();
        await first.evaluate((image: HTMLImageElement) => image.decode());
        const file = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
        const loaded = (await loadedPictures(page)).find((picture) => picture.file === file);
        expect(loaded?.bytes, `${path}: ${file}`).toBeGreaterThan(1_000);
        expect(loaded?.bytes, `${path}: ${file}`).toBeLessThanOrEqual(maxFirstPicture);
      }
    });
  });
}

test('an engraving weighs at most 14 kB', async ({ page }) => {
  await visit(page, localPath('de', 'gallery'));
  await scrollThrough(page);
  const plates = (await loadedPictures(page)).filter(({ file }) => file.includes('/engravings/'));
  expect(plates.length).toBeGreaterThan(8);
  for (const { file, bytes } of plates) expect(bytes, file).toBeLessThanOrEqual(maxEngraving);
});
