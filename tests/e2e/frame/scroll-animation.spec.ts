import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { recordMotion } from '../motion';
import { decided, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

/** Scrolls until the place of a part, without what it rises, is so many pixels inside the lower edge; what lies above may grow. */
const bring = (part: Locator, inside: number) =>
  expect
    .poll(() =>
      part.evaluate((element, px) => {
        const lower = element.hasAttribute('data-rise') ? 24 : 0;
        const left = element.getBoundingClientRect().top - lower - window.innerHeight + px;
        window.scrollBy({ top: left, behavior: 'instant' });
        return Math.abs(left);
      }, inside),
    )
    .toBeLessThan(1);

test('parts rise once, 600 ms and 24 px, when they are 120 px inside the screen', async ({ page }) => {
  const motionsOf = await recordMotion(page);
  const rises = async () => (await motionsOf(part)).filter(({ transform }) => transform);
  await visit(page, '/fuer-hochzeiten');
  await page.mouse.move(300, 300);
  const part = page.locator('main section:last-of-type > :not(.absolute)').last();
  await expect(part).toHaveAttribute('data-rise');
  // Its text can be read before, and on paper it is in its place.
  await expect(part).toHaveCSS('opacity', '0.6');
  await page.emulateMedia({ media: 'print' });
  await expect(part).toHaveCSS('opacity', '1');
  await expect(part).toHaveCSS('transform', 'none');
  await page.emulateMedia({ media: 'screen' });
  await bring(part, 110);
  expect(await rises()).toEqual([]);
  await expect(part).toHaveAttribute('data-rise');
  await bring(part, 130);
  await expect(part).not.toHaveAttribute('data-rise');
  await expect(part).toHaveCSS('opacity', '1');
  const once = [expect.objectContaining({ transform: ['translateY(24px)', 'none'], duration: 600 })];
  expect(await rises()).toEqual(once);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await bring(part, 200);
  expect(await rises()).toEqual(once);
});
