import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';
import { consentKey, decided, openMenu, phone, storedConsent } from './visitor';

test.use({ playsTagManager: true });

const scripts = '**/_next/static/**/*.js';
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

  for (const path of ['/', '/kontakt', '/catering-konfigurator']) {
    test(`a tap on the menu button shows the menu in the next frame, even on a slow device (${path})`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await isShownInNextFrame(page)).toBe(true);
      // A form that has to wait for its scripts shows it: the line at the top edge.
      const line = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
      expect(line).toBe(path === '/catering-konfigurator' ? '3px' : 'auto');
    });
  }

  test('the menu is modal, closes by Escape, button and backdrop, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));
    const menu = await openMenu(page);
    await expect(menu).toHaveAccessibleName('Menü');
    expect(await inside()).toBe(true);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const stops = await menu.locator('a[href], button').count();
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName ?? '');
      expect(where, `after ${step + 1} tabs`).toBe('');
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.locator(button)).toBeFocused();

    await openMenu(page);
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

    await page.setViewportSize({ width: 1024, height: 768 });
    await openMenu(page);
    await page.mouse.click(60, 400);
    await expect(menu).toHaveCount(0);
  });

  test('its links lead on, also to the other languages', async ({ page }) => {
    await page.goto('/kontakt');
    await (await openMenu(page)).getByRole('link', { name: 'Galerie' }).click();
    await expect(page).toHaveURL('/galerie');
    await (await openMenu(page)).getByRole('link', { name: 'Barrierefreiheit' }).first().click();
    await expect(page).toHaveURL('/barrierefreiheit');
    await (await openMenu(page)).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/barrierefreiheit');
  });

  test('answers, packages and parts of legal texts unfold; a link to a part opens it', async ({ page }) => {
    await page.goto('/eventlocation-am-see');
    const types = page.locator('#prices details[name]');
    await types.nth(0).locator('summary').first().click();
    await expect(types.nth(0)).toHaveAttribute('open');
    await types.nth(1).locator('summary').first().click();
    await expect(types.nth(1).locator('li').first()).toBeVisible();
    await expect(types.nth(0)).not.toHaveAttribute('open');
    await page.goto('/agb#liability');
    await expect(page.locator('#liability p').first()).toBeVisible();
    await expect(page.locator('#liability-title')).toBeInViewport();
  });
});

/** Keeps the scripts of a page away until the function that comes back is called. */
async function holdScripts(page: Page): Promise<() => void> {
  expectNoHydration(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('scripts that arrive late', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('display and cookie settings open and hold what was chosen before them', async ({ page, context }) => {
    const release = await holdScripts(page);
    await context.addCookies([{ name: '_gcl_au', value: 'x', url: test.info().project.use.baseURL ?? '' }]);
    await page.goto('/agb', { waitUntil: 'commit' });
    const footer = page.locator('footer.site-footer');
    await footer.getByRole('button', { name: 'Anzeige anpassen' }).tap();
    const panel = page.getByRole('dialog', { name: 'Barrierefreiheit' });
    await panel.getByText('Text vergrößern').tap();
    await expect(page.locator('html')).toHaveClass(/large-text/);
    await panel.getByText('Rückmeldung und Kontakt').tap();
    await expect(panel.getByRole('link', { name: 'Zum Kontakt' })).toBeVisible();
    await page.keyboard.press('Escape');
    await footer.getByRole('button', { name: 'Anzeige anpassen' }).tap();
    await expect(panel.getByRole('checkbox', { name: 'Text vergrößern' })).toBeChecked();
    await panel.getByRole('button', { name: 'Barrierefreiheit schließen' }).tap();

    await footer.getByRole('button', { name: 'Cookie-Einstellungen' }).tap();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
    await settings.getByRole('checkbox', { name: 'Statistik' }).tap();
    await settings.getByRole('button', { name: 'Speichern', exact: true }).tap();
    await expect(settings).toHaveCount(0);
    expect(await storedConsent(page)).toMatchObject({ statistics: true, marketing: false });
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();

    release();
    await expect(page.locator('.toast-card')).toContainText('gespeichert');
    await expect(page.locator('html')).toHaveClass(/large-text/);
    expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).not.toContain('early');
    expect(await storedConsent(page)).toMatchObject({ statistics: true, marketing: false });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_gcl_au');
  });
});

test.describe('scripts that arrive while the menu is open', () => {
  test.use({ viewport: phone });

  test('leave it as it is; its controls work then, and a chosen page closes it', async ({
    page,
    context,
  }) => {
    await decided(context);
    const release = await holdScripts(page);
    await page.goto('/agb', { waitUntil: 'commit' });
    const menu = await openMenu(page);
    await menu.evaluate((element) => {
      element.dataset.first = '';
    });
    release();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(menu).toHaveAttribute('data-first');
    await menu.getByRole('button', { name: 'Helles Design' }).click();
    await expect(page.locator('html')).toHaveClass(/light/);
    await menu.getByRole('link', { name: 'Über uns' }).click();
    await expect(page).toHaveURL('/ueber-uns');
    await expect(menu).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();

    const second = await openMenu(page);
    await expect(second).not.toHaveAttribute('data-first');
    await expect(second).toHaveAttribute('data-state', 'open');
  });
});
