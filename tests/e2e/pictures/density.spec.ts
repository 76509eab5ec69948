import type { Page } from '@playwright/test';
import files from '../../../content/media-files.json' with { type: 'json' };
import { addresses } from '../../../content/routes';
import { localPath } from '../../../lib/i18n/address';
import { expect, test } from '../fixtures';

/** What a picture must have, in pixels of its file per CSS pixel of what is shown of it. */
const minDensity = 0.9;

test.use({ allowedErrors: [/404/] });

/** Without scripts a lazy picture loads at once, so that the browser has chosen its file for every one of them. */
test.use({ javaScriptEnabled: false });

const paths = [...addresses.map((address) => localPath('de', address)), '/keine-seite'];

type Shown = { readonly file: string; readonly width: number; readonly height: number; readonly fit: string };

/** Every picture of ours that takes up room on the page, with the file that the browser chose. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const { width, height } = image.getBoundingClientRect();
      const file = /\/media\/([a-z0-9-]+-\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1];
      return file && width > 0 && height > 0
        ? [{ file, width, height, fit: getComputedStyle(image).objectFit }]
        : [];
    }),
  );

/** Pixels of the file per CSS pixel; what `cover` crops away does not count. */
function densityOf({ file, width, height, fit }: Shown): number {
  const [, key = '', step = ''] = /^(.+)-(\d+)$/.exec(file) ?? [];
  const tall = /^(.+)-tall$/.exec(key)?.[1];
  const entry = (files as Record<string, { width: number; height: number }>)[tall ?? key];
  if (!entry) throw new Error(`no picture ${key}`);
  const own = {
    width: Number(step),
    height: tall ? entry.height : (Number(step) * entry.height) / entry.width,
  };
  const ratios = [own.width / width, own.height / height];
  return fit === 'cover' ? Math.min(...ratios) : Math.max(...ratios);
}

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`every picture is sharp at ${width} × ${height} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const soft: string[] = [];
    let count = 0;
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      for (const shown of await shownPictures(page)) {
        count += 1;
        const density = densityOf(shown);
        if (density < minDensity)
          soft.push(
            `${path}: ${shown.file} in ${Math.round(shown.width)} × ${Math.round(shown.height)}: ${density.toFixed(2)}`,
          );
      }
    }
    expect(soft).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
}
