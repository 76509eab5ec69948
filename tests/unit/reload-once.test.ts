import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissingFile } from '@/lib/base/missing-file';
import { mayReload } from '@/lib/base/reload-once';

class Timing {
  constructor(readonly type: string) {}
}

/** A page that came about in a certain way, so many ms ago. */
function page(type: string, age: number, onLine = true): void {
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(type)], now: () => age });
}

afterEach(() => vi.unstubAllGlobals());

describe('a file of the page that is gone', () => {
  it.each([
    ['ChunkLoadError', 'Loading chunk 12 failed.'],
    ['Error', 'Failed to load chunk /_next/static/chunks/a.js from module 1'],
    ['TypeError', 'Failed to fetch dynamically imported module: https://www.seegut.example/a.js'],
  ])('is recognised: %s %s', (name, message) => {
    expect(isMissingFile(Object.assign(new Error(message), { name }))).toBe(true);
  });

  it('is not taken for any other failure', () => {
    expect(isMissingFile(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
  });

  it('is a reason to load anew once, and never in a circle or without a network', () => {
    page('navigate', 3_000);
    expect(mayReload()).toBe(true);
    page('reload', 3_000);
    expect(mayReload()).toBe(false);
    page('reload', 3_600_000);
    expect(mayReload()).toBe(true);
    page('navigate', 3_000, false);
    expect(mayReload()).toBe(false);
  });
});
