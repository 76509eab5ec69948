import type { Locator, Page } from '@playwright/test';

/** Waits until two frames have been painted and the browser is idle: then every entry has been noted. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
        ),
      ),
  );

/** One input, and what has to happen around it. */
type Action = () => Promise<unknown>;

/** Where a control lies once it stands in the middle of the screen, clear of all bars. */
async function centreOf(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('The control cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks; pointer and page have come to rest before, so that neither hovering nor scrolling counts. */
export const clickOn =
  (control: Locator): Action =>
  async () => {
    const { mouse } = control.page();
    const { x, y } = await centreOf(control);
    await mouse.move(x, y);
    await settled(control.page());
    await mouse.down();
    await mouse.up();
  };

type TraceEvent = { readonly name: string; readonly args?: { readonly elementCount?: number } };

/** The most elements whose style the browser worked out in one go while something was done, and those of the page in all. */
export async function countRestyled(
  page: Page,
  action: Action,
): Promise<{ readonly restyled: number; readonly all: number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  await settled(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  const all = await page.evaluate(
    () => [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility()).length,
  );
  return { restyled: Math.max(0, ...counts), all };
}
