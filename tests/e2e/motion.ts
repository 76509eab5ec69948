import type { Locator, Page } from '@playwright/test';

type Motion = Partial<Record<'opacity' | 'transform' | 'duration' | 'delay', unknown>>;

/** Records what scripts set moving in a page; what comes back tells what the given parts were asked to do so far. */
export async function recordMotion(page: Page): Promise<(parts: Locator) => Promise<readonly Motion[]>> {
  await page.addInitScript(() => {
    const original = Element.prototype.animate;
    const calls: unknown[] = [];
    Object.assign(window, { motions: calls });
    Element.prototype.animate = function (keyframes, options) {
      const { opacity, transform } = keyframes as Record<string, unknown>;
      const { duration, delay } = Object(options);
      calls.push({ element: this, motion: { opacity, transform, duration, delay } });
      return original.call(this, keyframes, options);
    };
  });
  return (parts) =>
    parts.evaluateAll((own) =>
      (window as unknown as { motions: { element: Element; motion: Motion }[] }).motions.flatMap(
        ({ element, motion }) => (own.includes(element as HTMLElement) ? [motion] : []),
      ),
    );
}
