import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { idleTimeoutMs } from '@/components/configurator/shell/prefetch';
import { expect, test } from '../fixtures';
import { untilIdle } from '../hydration';
import { decided } from './visitor';

/**
 * `scripts/check-bundle.ts` adds up what the pages name; this adds up what a browser really fetches while the visitor does
 * nothing. What every page of an empty Next site ships does not count, as there.
 */
const ofEmptyPage = (): readonly string[] =>
  JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')).rootMainFiles;

// The configurator fetches ahead so long after it answers, which is after the first paint.

const kinds = [
  ['/', 21_000],
  ['/kontakt', 21_000],
  ['/galerie', 21_000],
  ['/news/was-ist-catering', 21_000],
  ['/catering/flying-buffet', 21_000],
  ['/catering-konfigurator', 38_000],
  ['/catering-konfigurator/speisen', 45_200],
] as const;

/** Bytes of own scripts that the page has fetched until now, or until so long after its first paint. */
async function ownBytes(page: Page, request: APIRequestContext, limitMs = Number.POSITIVE_INFINITY) {
  const asked = await page.evaluate((limit) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime - painted < limit)
      .map(({ name }) => new URL(name).pathname);
  }, limitMs);
  const shared = ofEmptyPage();
  const own = asked.filter((file) => !shared.includes(file.replace('/_next/', '')));
  expect(own.length).toBeGreaterThan(2);
  const bodies = await Promise.all(own.map(async (file) => (await request.get(file)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

test('a page fetches no more bytes of own scripts by itself than its kind may', async ({ page, request }) => {
  await decided(page.context());
  for (const [path, budget] of kinds) {
    await page.goto(path);
    await untilIdle(page);
    expect.soft(await ownBytes(page, request, idleTimeoutMs), path).toBeLessThanOrEqual(budget);
  }
});
