import { expect, test } from '../fixtures';

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

for (const path of ['/catering-konfigurator/speisen']) {
  test(`${path} asks for its scripts after the first paint, each once`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/404/);
    await page.goto(path);
    const { painted, asked, sources, waiting } = await page.evaluate(timing);
    expect(asked.length).toBeGreaterThan(5);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
    expect(waiting).toBe(0);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
  });
}
