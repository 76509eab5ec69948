import { expect, test } from '../fixtures';
import { pathOf } from './page-kinds';

/** Check C1 of the legal page's list. */
test('before a decision no kind of page with a widget asks another host or for an account, or keeps more than the language', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: URL[] = [];
  context.on('request', (request) => asked.push(new URL(request.url())));
  await page.clock.install();
  for (const kind of ['home', 'location', 'article', 'contact', 'configurator'] as const) {
    await page.goto(pathOf(kind, 'de'));
    await expect(page.locator('button#menu-button'), kind).toBeVisible();
    const end = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < end; top += 1500) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    }
    await page.clock.runFor(10_000);
    await expect(page.locator('.consent-banner'), kind).toBeVisible();
  }
  const isForeign = ({ protocol, origin, pathname }: URL) =>
    (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) ||
    /^\/(?:api\/account|auth)\b/.test(pathname);
  expect(asked.filter(isForeign).map(({ href }) => href)).toEqual([]);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => key !== 'seegut-locale' && !key.startsWith('__next'))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE']);
});
