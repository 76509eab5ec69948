import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

/** Records what is set moving by this part, and how far inside the lower edge it was then. */
async function recordRising(page: Page): Promise<() => Promise<{ inside: number }[]>> {
  await page.addInitScript(() => {
    const original = Element.prototype.animate;
    const calls: unknown[] = [];
    Object.assign(window, { animations: calls });
    Element.prototype.animate = function (keyframes, options) {
      const { transform } = keyframes as Record<string, unknown>;
      if (this.closest('main') && transform && typeof options === 'object') {
        const inside = window.innerHeight - this.getBoundingClientRect().top;
        calls.push({ inside, transform, duration: options.duration });
      }
      return original.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { animations: { inside: number }[] }).animations);
}

for (const [path, selector] of [
  ['/', '#quote [data-reveal]'],
  ['/fuer-hochzeiten', 'main section:last-of-type > :not(.absolute)'],
  ['/ueber-uns', 'main section:last-of-type > :not(.absolute)'],
  ['/eventlocation/raeume-am-see', 'main section:last-of-type > :not(.absolute)'],
  ['/catering/grill-catering-krefeld', 'main section:last-of-type > :not(.absolute)'],
  ['/news/was-ist-catering', 'main .article > h2:last-of-type'],
  ['/datenschutz', 'main section:last-of-type > *'],
] as const) {
  test(`parts rise once, 600 ms and 24 px, when they are 120 px inside the screen (${path})`, async ({
    page,
  }) => {
    const calls = await recordRising(page);
    await visit(page, path);
    await page.mouse.move(300, 300);
    const part = page.locator(selector).last();
    await expect(part).toHaveAttribute('data-rise');
    // Its text can be read before.
    await expect(part).toHaveCSS('opacity', '0.6');
    const bring = (inside: number) =>
      part.evaluate((element, px) => {
        const { top } = element.getBoundingClientRect();
        const place = top - (element.hasAttribute('data-rise') ? 24 : 0);
        window.scrollBy({ top: place - window.innerHeight + px, behavior: 'instant' });
      }, inside);
    await bring(110);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(part).toHaveAttribute('data-rise');
    await page.emulateMedia({ media: 'print' });
    await expect(part).toHaveCSS('opacity', '1');
    await expect(part).toHaveCSS('transform', 'none');
    await page.emulateMedia({ media: 'screen' });
    const before = (await calls()).length;
    await bring(130);
    await expect(part).not.toHaveAttribute('data-rise');
    await expect(part).toHaveCSS('opacity', '1');
    const last = (await calls()).at(-1);
    expect(last).toMatchObject({ transform: ['translateY(24px)', 'none'], duration: 600 });
    expect(last?.inside).toBeGreaterThanOrEqual(120);
    const count = (await calls()).length;
    expect(count).toBeGreaterThan(before);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await bring(200);
    expect((await calls()).length).toBe(count);
  });
}
