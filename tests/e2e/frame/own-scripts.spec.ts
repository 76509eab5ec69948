import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { idleTimeoutMs } from '@/components/configurator/shell/prefetch';
import { expect, test } from '../fixtures';
import { untilIdle } from '../hydration';

/**
 * `npm run check:bundle` adds up what the pages name; this adds up what a browser really fetches while the visitor does
 * nothing. What every page of an empty Next site ships does not count, as there.
 */
const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
  rootMainFiles: readonly string[];
};

// The configurator fetches ahead so long after it answers, which is after the first paint.

const kinds = [
  ['/', 18_000],
  ['/kontakt', 18_000],
  ['/galerie', 18_000],
  ['/news', 18_000],
  ['/news/was-ist-catering', 18_000],
  ['/eventlocation-am-see', 18_000],
  ['/catering/flying-buffet', 18_000],
  ['/success', 18_000],
  ['/catering-konfigurator', 45_000],
  ['/catering-konfigurator/speisen', 45_000],
  ['/catering-konfigurator/pruefen', 45_000],
] as const;

for (const [path, budget] of kinds) {
  test(`${path} fetches no more than ${budget} bytes of own scripts by itself`, async ({ page, request }) => {
    await page.goto(path);
    await untilIdle(page);
    const asked = await page.evaluate((limit) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted + limit)
        .map(({ name }) => new URL(name).pathname);
    }, idleTimeoutMs);
    const own = asked.filter((file) => !rootMainFiles.includes(file.replace('/_next/', '')));
    expect(own.length).toBeGreaterThan(2);
    const bodies = await Promise.all(own.map(async (file) => (await request.get(file)).body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes, own.join(' ')).toBeLessThanOrEqual(budget);
  });
}
