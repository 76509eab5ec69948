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

const kinds = [
  ['/', 21_000],
  ['/kontakt', 21_000],
  ['/galerie', 21_000],
  ['/news/was-ist-catering', 21_000],
  ['/catering/flying-buffet', 21_000],
  ['/catering-konfigurator', 38_000],
  ['/catering-konfigurator/speisen', 45_200],
] as const;

/** Bytes of own scripts that the page has fetched until the configurator begins to fetch ahead. */
async function ownBytes(page: Page, request: APIRequestContext) {
  const asked = await page.evaluate((limit) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime - painted < limit)
      .map(({ name }) => new URL(name).pathname);
  }, idleTimeoutMs);
  const shared = ofEmptyPage();
  const own = asked.filter((file) => !shared.includes(file.replace('/_next/', '')));
  expect(own.length).toBeGreaterThan(2);
  const bodies = await Promise.all(own.map(async (file) => (await request.get(file)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** When own scripts were asked for and when something was on the screen first, in milliseconds; and what stands twice. */
const timing = () => ({
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  asked: performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
    .map(({ startTime }) => startTime),
  sources: [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  waiting: document.querySelectorAll('script[type="text/waiting"]').length,
});

test('a page asks for its own scripts after its first paint, each once, and for no more bytes than its kind may', async ({
  page,
  request,
}) => {
  await decided(page.context());
  for (const [path, budget] of kinds) {
    await page.goto(path);
    const { painted, asked, sources, waiting } = await page.evaluate(timing);
    expect(asked.length, path).toBeGreaterThan(5);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
    expect(waiting, path).toBe(0);
    expect(
      sources.filter((source, index) => sources.indexOf(source) !== index),
      path,
    ).toEqual([]);
    await untilIdle(page);
    expect.soft(await ownBytes(page, request), path).toBeLessThanOrEqual(budget);
  }
});
