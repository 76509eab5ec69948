import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { showTheme, type Theme } from './axe';
import { expect, test } from './fixtures';
import { banner, decided, visit } from './frame/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const landingPages = [
  '/',
  '/eventlocation-am-see',
  '/premium-catering',
  '/fuer-business-events',
  '/fuer-private-events',
  '/fuer-hochzeiten',
];

const meanOf = async (file: Buffer) => (await sharp(file).greyscale().stats()).channels[0]?.mean ?? 0;

/** Share of a picture's points whose grey is below 40. */
const darkOf = async (file: Buffer) =>
  1 - (await meanOf(await sharp(file).greyscale().threshold(40).toBuffer())) / 255;

/** The first screen's picture that is seen: its box on the screen, and its file. */
async function readHero(page: Page) {
  const picture = page.locator('[data-hero] img:visible');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const box = await page.locator('.plated-picture').first().boundingBox();
  const shown = Math.min((box?.y ?? 0) + (box?.height ?? 0), phone.height) - (box?.y ?? 0);
  const clip = { x: 0, y: box?.y ?? 0, width: phone.width, height: shown };
  return {
    shown,
    screen: await page.screenshot({ clip }),
    file: await (await page.request.get(address)).body(),
  };
}

test('on a phone a landing page opens with its picture, as bright as its file, and by day in the light theme', async ({
  page,
  context,
}) => {
  await decided(context);
  await page.setViewportSize(phone);
  for (const path of landingPages) {
    await visit(page, path);
    for (const theme of ['dark', 'light', 'high-contrast'] satisfies Theme[]) {
      await showTheme(page, theme);
      const { shown, screen, file } = await readHero(page);
      expect.soft(shown, `${path}, ${theme}`).toBeGreaterThanOrEqual(phone.height / 2);
      const share = (await meanOf(screen)) / (await meanOf(file));
      expect.soft(share, `${path}, ${theme}`).toBeGreaterThanOrEqual(0.9);
      if (theme !== 'light') continue;
      expect.soft(await darkOf(await page.screenshot()), `${path} by day`).toBeLessThanOrEqual(0.35);
    }
  }
});

/** Screens of a phone and of a desk that a page may take without the footer. */
const lengths: readonly (readonly [string, number, number])[] = [
  ['/', 11, 10.4],
  ['/eventlocation-am-see', 7.5, 8.2],
  ['/fuer-hochzeiten', 8.4, 9.2],
  ['/fuer-business-events', 7.2, 7.4],
  ['/eventlocation/raeume-am-see', 9.3, 10.4],
  ['/catering/flying-buffet', 7.1, 6],
  ['/kontakt', 4.7, 5.4],
];

test('pages keep their length, and enlarged text makes none wider nor cuts a table', async ({
  page,
  context,
}) => {
  await decided(context);
  for (const [path, ...most] of lengths) {
    await visit(page, path);
    await page.evaluate(() => document.documentElement.classList.add('at-once'));
    for (const [index, viewport] of [phone, desktop].entries()) {
      await page.setViewportSize(viewport);
      const height = await page.locator('main').evaluate((main) => main.scrollHeight);
      expect
        .soft(height / viewport.height, `${path}, ${viewport.width} px`)
        .toBeLessThanOrEqual(most[index] ?? 0);
    }
    for (const [width, size] of [
      [360, '100%'],
      [360, '200%'],
      [820, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
        const cells = [...document.querySelectorAll('td')].filter((cell) => cell.checkVisibility());
        const ends = cells.map((cell) => cell.getBoundingClientRect().right);
        return Math.max(document.documentElement.scrollWidth, ...ends) - window.innerWidth;
      }, size);
      expect.soft(beyond, `${path}, ${width} px, ${size}`).toBeLessThanOrEqual(0);
    }
  }
});

test('telephone, mail and form are on the first screen of the contact page, of which consent covers a third', async ({
  page,
}) => {
  for (const viewport of [desktop, { width: 360, height: 740 }, phone]) {
    await page.setViewportSize(viewport);
    await visit(page, '/kontakt');
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: '0221 4710 123' }).first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: 'hallo@seegut.example' }).first()).toBeInViewport({
      ratio: 1,
    });
    await expect(main.getByRole('combobox', { name: 'Worum geht es?' })).toBeInViewport({ ratio: 1 });
    if (viewport === desktop) continue;
    await expect(banner(page)).toBeVisible();
    const height = (await banner(page).boundingBox())?.height ?? 0;
    expect(height / viewport.height).toBeLessThanOrEqual(0.35);
  }
});
