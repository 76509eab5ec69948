import { expect, test } from '../fixtures';
import { decided, nothing, openMenu, visit } from './visitor';

/** The site is started with `GTM_ID` (`start-site.ts`); the container is never fetched, its address is answered here. */
const container = /googletagmanager\.com\/gtm\.js/;

test.beforeEach(async ({ page, request }) => {
  const html = await (await request.get('/agb')).text();
  expect(html, 'the page names no container').not.toMatch(/GTM-|googletagmanager/);
  await page.route(container, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.loads = (window.loads ?? 0) + 1;' }),
  );
});

const signals = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
      ?.map((entry) => Array.from(entry))
      .filter(([command]) => command === 'consent'),
  );

test('is loaded once for site and configurator, which share one frame', async ({ page, context }) => {
  await decided(context, { ...nothing, statistics: true });
  await page.clock.install();
  await visit(page, '/agb');
  const loads = () => page.evaluate(() => (window as unknown as { loads?: number }).loads);
  await page.clock.fastForward(4000);
  await expect.poll(loads).toBe(1);
  await page.locator('footer').getByRole('link', { name: 'Catering konfigurieren' }).click();
  await expect(page).toHaveURL('/catering-konfigurator');
  await expect(page.locator('main h1')).toBeFocused();
  await page.clock.fastForward(4000);
  await (await openMenu(page)).getByRole('link', { name: 'Galerie' }).click();
  await expect(page).toHaveURL('/galerie');
  await expect(page.locator('main h1')).toBeFocused();
  await page.clock.fastForward(4000);
  expect(await loads()).toBe(1);
  expect((await signals(page))?.filter(([, kind]) => kind === 'default')).toHaveLength(1);
});
