import { expect, test } from '../fixtures';
import { decided } from './visitor';

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

test('a page asks for its own scripts after its first paint, each once', async ({ page }) => {
  await decided(page.context());
  for (const path of ['/', '/kontakt', '/catering-konfigurator/speisen']) {
    await page.goto(path);
    const { painted, asked, sources, waiting } = await page.evaluate(timing);
    expect(asked.length, path).toBeGreaterThan(5);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
    expect(waiting, path).toBe(0);
    expect(
      sources.filter((source, index) => sources.indexOf(source) !== index),
      path,
    ).toEqual([]);
  }
});
