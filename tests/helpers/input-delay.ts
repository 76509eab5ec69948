import type { CDPSession, Locator, Page } from '@playwright/test';

/** The slow phone of the measurements: so many times slower than this machine. */
export const slowdown = 6;

declare global {
  interface Window {
    inputDelays?: number[];
  }
}

/** Slows the page down and begins to note, for every key and click, the time until the next frame is painted. */
export async function watchInput(page: Page): Promise<CDPSession> {
  await page.evaluate(() => {
    window.inputDelays = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as PerformanceEventTiming;
        if (interactionId > 0) window.inputDelays?.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Waits until two frames have been painted and the browser is idle: then every entry has been noted. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
        ),
      ),
  );

/** One input, and what has to happen around it. */
export type Action = () => Promise<unknown>;

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

/** Presses a key in a control that has had the focus for a moment. */
export const pressIn =
  (control: Locator, key: string): Action =>
  async () => {
    await centreOf(control);
    await control.focus();
    await settled(control.page());
    await control.page().keyboard.press(key);
  };

/**
 * Does something and gives its longest delay in ms, as the Event Timing API reports it (in steps of 8 ms; what took less
 * than 16 ms counts as 0).
 */
export async function measureDelay(page: Page, action: Action): Promise<number> {
  await page.evaluate(() => window.inputDelays?.splice(0));
  await action();
  await settled(page);
  return page.evaluate(() => Math.max(0, ...(window.inputDelays ?? [])));
}

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

/** Puts a button over the page that does nothing but work for so many rounds, and gives the way to press it. */
export async function addButton(page: Page, rounds: number): Promise<Action> {
  await page.evaluate((count) => {
    const button = document.createElement('button');
    button.id = 'measured-work';
    button.style.cssText = 'position:fixed;top:20%;right:0;z-index:99;width:1rem;height:2rem';
    button.addEventListener('click', () => {
      let value = 1;
      for (let round = 0; round < count; round++) value = Math.imul(value, 48_271) ^ round;
      button.value = String(value);
    });
    document.body.append(button);
  }, rounds);
  return clickOn(page.locator('#measured-work'));
}

/** Value that so large a part, 0 to 1, of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
