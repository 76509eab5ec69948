import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

type Rise = { readonly transform: unknown; readonly duration: unknown };

/** Records what is set moving in the page; returns what a part was asked to do so far. */
async function recordRising(page: Page): Promise<(part: Locator) => Promise<readonly Rise[]>> {
  await page.addInitScript(() => {
    const original = Element.prototype.animate;
    const calls: unknown[] = [];
    Object.assign(window, { animations: calls });
    Element.prototype.animate = function (keyframes, options) {
      const { transform } = keyframes as Record<string, unknown>;
      if (transform && typeof options === 'object') {
        calls.push({ element: this, transform, duration: options.duration });
      }
      return original.call(this, keyframes, options);
    };
  });
  return (part) =>
    part.evaluate((own) =>
      (window as unknown as { animations: (Rise & { element: Element })[] }).animations.flatMap(
        ({ element, transform, duration }) => (element === own ? [{ transform, duration }] : []),
      ),
    );
}

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

for (const [path, selector] of [
  ['/fuer-hochzeiten', 'main section:last-of-type > :not(.absolute)'],
] as const) {
  test(`parts rise once, 600 ms and 24 px, when they are 120 px inside the screen (${path})`, async ({
    page,
  }) => {
    const risesOf = await recordRising(page);
    await visit(page, path);
    await page.mouse.move(300, 300);
    const part = page.locator(selector).last();
    await expect(part).toHaveAttribute('data-rise');
    // Its text can be read before, and on paper it is in its place.
    await expect(part).toHaveCSS('opacity', '0.6');
    await page.emulateMedia({ media: 'print' });
    await expect(part).toHaveCSS('opacity', '1');
    await expect(part).toHaveCSS('transform', 'none');
    await page.emulateMedia({ media: 'screen' });
    await bring(part, 110);
    expect(await risesOf(part)).toEqual([]);
    await expect(part).toHaveAttribute('data-rise');
    await bring(part, 130);
    await expect(part).not.toHaveAttribute('data-rise');
    await expect(part).toHaveCSS('opacity', '1');
    const once = [{ transform: ['translateY(24px)', 'none'], duration: 600 }];
    expect(await risesOf(part)).toEqual(once);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await bring(part, 200);
    expect(await risesOf(part)).toEqual(once);
  });
}
