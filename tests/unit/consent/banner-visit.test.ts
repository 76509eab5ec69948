import { afterEach, expect, it, vi } from 'vitest';
import { untilAfterLoad } from '@/lib/consent/banner-visit';

class Timing {
  constructor(readonly loadEventEnd: number) {}
}

/** A page that has loaded at `loadedAt` ms, 0 while it has not, and whose scripts answer at `now` ms. */
function stubPage(loadedAt: number, now: number): void {
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(loadedAt)], now: () => now });
}

afterEach(() => vi.unstubAllGlobals());

it('the banner is due 1.5 s after the page has loaded, however late its scripts come', () => {
  stubPage(800, 1_200);
  expect(untilAfterLoad(1_500)).toBe(1_100);
  stubPage(800, 5_000);
  expect(untilAfterLoad(1_500)).toBe(0);
  stubPage(0, 400);
  expect(untilAfterLoad(1_500)).toBe(1_500);
});
