import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';
import { decided, openMenu, phone } from './visitor';

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

  test('its links lead on; the language and the cookie settings have pages that answer', async ({ page }) => {
    await page.goto('/kontakt');
    await (await openMenu(page)).getByRole('link', { name: 'Galerie' }).click();
    await expect(page).toHaveURL('/galerie');
    await (await openMenu(page)).getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await expect(page).toHaveURL(/\/cookie-richtlinie#settings$/);
    await (await openMenu(page)).getByRole('link', { name: 'Barrierefreiheit' }).first().click();
    await expect(page).toHaveURL('/barrierefreiheit');
    await (await openMenu(page)).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/barrierefreiheit');
  });

  test('answers, packages and parts of legal texts unfold; a link to a part opens it', async ({ page }) => {
    await page.goto('/eventlocation-am-see');
    const types = page.locator('#prices details[name]');
    await expect(types.nth(0)).toHaveAttribute('open');
    await types.nth(1).locator('summary').first().click();
    await expect(types.nth(1).locator('.rail')).toBeVisible();
    await expect(types.nth(0)).not.toHaveAttribute('open');
    await page.goto('/agb#liability');
    await expect(page.locator('#liability p').first()).toBeVisible();
    await expect(page.locator('#liability-title')).toBeInViewport();
  });
});

test.describe('scripts that arrive while the menu is open', () => {
  test.use({ viewport: phone });

  test('leave it as it is; its controls work then, and a chosen page closes it', async ({
    page,
    context,
  }) => {
    await decided(context);
    expectNoHydration(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      await released;
      await route.continue();
    });
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
