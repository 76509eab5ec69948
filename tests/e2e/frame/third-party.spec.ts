import { addresses, getPath } from '../../../content/routes';
import { expect, test } from '../fixtures';

/** Check C1: a fresh profile reads the whole site without having decided anything. */
const paths = addresses.map(getPath);
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`nothing reaches another host and nothing but what is necessary is stored (${part + 1} of ${parts})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const strangers: string[] = [];
    const own = new URL(baseURL ?? '').origin;
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== own) strangers.push(request.url());
    });
    await page.clock.install();
    for (const path of paths.filter((_, index) => index % parts === part)) {
      await page.goto(path);
      await expect(page.locator('button#menu-button'), path).toBeVisible();
      const end = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < end; top += 1500) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      }
      await page.clock.runFor(10_000);
      await expect(page.locator('.consent-banner'), path).toBeVisible();
    }
    expect(strangers).toEqual([]);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => key !== 'seegut-locale' && !key.startsWith('__next'))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE']);
  });
}
