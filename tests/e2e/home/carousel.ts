import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { decided, visitWithStoppedClock } from '../frame/visitor';

export const press = (page: Page) => page.locator('.carousel[data-rows="press"]');
export const reviews = (page: Page) => page.locator('.carousel[data-rows="reviews"]');

/** Opens the home page with its timers stopped and waits until Embla moves a carousel. */
export async function visitCarousel(page: Page, carousel: Locator, path = '/'): Promise<void> {
  await decided(page.context());
  await visitWithStoppedClock(page, path);
  await reach(carousel);
}

/** Scrolls a carousel into the middle of the screen and waits until it is driven. */
export async function reach(carousel: Locator): Promise<void> {
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await driven(carousel);
}

/** Waits until Embla moves a carousel; React may need a moment of the stopped clock for that. */
export async function driven(carousel: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const mark = await carousel.getAttribute('data-driven');
      if (mark === null) await carousel.page().clock.runFor(5);
      return mark;
    })
    .toBe('');
}

/** Numbers of the slides that lie wholly inside the row, from left to right. */
export function shown(carousel: Locator): Promise<number[]> {
  return carousel.evaluate((element) => {
    const row = element.querySelector('.carousel-viewport')?.getBoundingClientRect() ?? new DOMRect();
    return [...element.querySelectorAll('.carousel-slide')]
      .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= row.left - 2 && box.right <= row.right + 2)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  });
}

/** The slide at the left edge once the row has come to rest. */
export async function expectFirst(carousel: Locator, number: number): Promise<void> {
  const page = carousel.page();
  await page.clock.runFor(1400);
  await expect.poll(async () => (await shown(carousel))[0]).toBe(number);
}

/** Lets a long time pass and expects the row to stay where it is. */
export async function expectRest(carousel: Locator, number: number): Promise<void> {
  await carousel.page().clock.runFor(20_000);
  expect((await shown(carousel))[0]).toBe(number);
}

/** Pretends that the tab is hidden or shown again. */
export async function showTab(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );
}
