import { expect, test } from '../fixtures';
import { expectNoHydration, hold } from '../hydration';
import { consentKey, phone, storedConsent } from './visitor';

test.use({ playsTagManager: true });

const scripts = /\/_next\/static\/.*\.js/;

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
    await expect(settings.getByRole('switch', { name: 'Statistik' })).toBeChecked();
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
