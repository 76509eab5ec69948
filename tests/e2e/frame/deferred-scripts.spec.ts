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

for (const path of ['/', '/kontakt', '/catering-konfigurator/speisen', '/gibt-es-nicht']) {
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

test('what no first screen needs is asked for after it: pictures below, the manifest; the icon never', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const below = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/media\/landing-/.test(name))
      .map(({ startTime }) => startTime);
  await expect.poll(async () => (await page.evaluate(below)).length).toBeGreaterThan(0);
  const { painted } = await page.evaluate(timing);
  expect(Math.min(...(await page.evaluate(below)))).toBeGreaterThanOrEqual(painted);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await expect(page.locator('link[rel^="waiting"]')).toHaveCount(0);
  await expect(page.locator('html.unpainted')).toHaveCount(0);
  expect(asked).not.toContain('/icons/icon.svg');
});

test('a browser that reports no paint gets them after loading', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page in a background tab is ready when it becomes visible', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/kontakt');
  expect((await page.evaluate(timing)).waiting).toBe(0);
  await expect(page.locator('html.unpainted')).toHaveCount(0);
});
