import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoHydration, hold } from '../hydration';
import { consentKey, decided, phone, storedConsent } from './visitor';

test.use({ playsTagManager: true });

const scripts = /\/_next\/static\/.*\.js/;
const button = '#menu-button';

/** Whether the menu stood on the screen when the first frame after the tap was drawn. */
async function isShownInNextFrame(page: Page): Promise<boolean> {
  await page.evaluate((selector) => {
    document.querySelector(selector)?.addEventListener('click', () => {
      requestAnimationFrame(() => {
        const menu = document.querySelector('dialog[open]');
        document.body.dataset.shown = String(Boolean(menu?.checkVisibility()));
      });
    });
  }, button);
  await page.locator(button).tap();
  await expect(page.locator('body')).toHaveAttribute('data-shown', /./);
  return (await page.locator('body').getAttribute('data-shown')) === 'true';
}

test.describe('scripts that have not arrived', () => {
  test.use({ viewport: phone, hasTouch: true, allowedErrors: [/ERR_FAILED/] });

  test.beforeEach(async ({ page, context }) => {
    await decided(context);
    expectNoHydration(page);
    await page.route(scripts, (route) => route.abort());
  });

  test('a tap on the menu button shows the menu in the next frame, even on a slow device', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/catering-konfigurator', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await isShownInNextFrame(page)).toBe(true);
    // A form that has to wait for its scripts says so.
    expect(await page.evaluate(() => document.querySelector('main .page-spinner') !== null)).toBe(true);
  });
});

test.describe('scripts that arrive late', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('cookie settings open and hold what was chosen before them', async ({ page, context }) => {
    expectNoHydration(page);
    const release = await hold(page, scripts);
    await context.addCookies([{ name: '_gcl_au', value: 'x', url: test.info().project.use.baseURL ?? '' }]);
    await page.goto('/agb', { waitUntil: 'commit' });
    const footer = page.locator('footer.site-footer');
    await footer.getByRole('button', { name: 'Cookie-Einstellungen' }).tap();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await settings.getByRole('switch', { name: 'Statistik' }).tap();
    await settings.getByRole('button', { name: 'Speichern', exact: true }).tap();
    await expect(settings).toHaveCount(0);
    await expect.poll(() => storedConsent(page)).toMatchObject({ statistics: true, marketing: false });
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();

    release();
    await expect(page.locator('.toast-card')).toContainText('gespeichert');
    expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).not.toContain('unsettled');
    await expect.poll(() => storedConsent(page)).toMatchObject({ statistics: true, marketing: false });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_gcl_au');
  });
});
