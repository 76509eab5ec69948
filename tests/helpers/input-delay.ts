import type { CDPSession, Page } from '@playwright/test';

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

/**
 * Does something several times and gives the longest delay of each time, in ms, as the Event Timing API reports it
 * (in steps of 8 ms; what took less than 16 ms counts as 0).
 */
export async function measureDelays(
  page: Page,
  actions: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const delays: number[] = [];
  for (const action of actions) {
    await page.evaluate(() => window.inputDelays?.splice(0));
    await action();
    await settled(page);
    delays.push(await page.evaluate(() => Math.max(0, ...(window.inputDelays ?? []))));
  }
  return delays;
}

/** Median, so that one hiccup of a busy machine decides nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What visitors do most, each as often as needed for a median. */
export const interactions: readonly {
  readonly name: string;
  readonly step: 'eckdaten' | 'speisen' | 'services' | 'kontakt';
  readonly actions: (page: Page) => readonly (() => Promise<unknown>)[];
}[] = [
  {
    name: 'typing in the search for dishes',
    step: 'speisen',
    actions: (page) =>
      ['c', 'r', 'e', 'm', 'Backspace', 'Backspace', 'Backspace', 'Backspace'].map(
        (key) => () => page.locator('#dish-search').press(key),
      ),
  },
  {
    name: 'ticking a dish',
    step: 'speisen',
    actions: (page) =>
      ['h10', 'h04', 'v03', 'b02', 'd01', 'h10', 'h04', 'v03', 'b02'].map(
        (dish) => () => page.locator(`input[value="${dish}"]`).click(),
      ),
  },
  {
    name: 'a filter for an allergen',
    step: 'speisen',
    actions: (page) => {
      const filter = page.locator('search fieldset').nth(1).locator('label');
      return [0, 1, 2, 3, 4, 3, 2, 1, 0].map((index) => () => filter.nth(index).click());
    },
  },
  {
    name: 'changing the number of guests',
    step: 'eckdaten',
    actions: (page) =>
      ['Backspace', '7', 'Backspace', '9', 'Backspace', '5', '0', 'Backspace', '2'].map(
        (key) => () => page.locator('#guests').press(key),
      ),
  },
  {
    name: 'ticking a service',
    step: 'services',
    actions: (page) =>
      ['s11', 's12', 's05', 's11', 's12', 's05', 's03', 's03', 's04'].map(
        (service) => () => page.locator(`input[name="services"][value="${service}"]`).click(),
      ),
  },
  {
    name: 'typing a name',
    step: 'kontakt',
    actions: (page) =>
      [...'Lindqvist'].map((key) => () => page.locator('[id="details.lastName"]').press(key)),
  },
  {
    name: 'going to the next step',
    step: 'eckdaten',
    actions: (page) =>
      Array.from({ length: 5 }, () => async () => {
        const before = page.url();
        await page.locator('[data-next-step]').click();
        await page.waitForURL((url) => url.href !== before);
        await page.locator('fieldset[data-ready="true"]').first().waitFor();
        await settled(page);
      }),
  },
];
