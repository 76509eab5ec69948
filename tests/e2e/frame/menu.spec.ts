import { mainMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import { expect, test } from '../fixtures';
import { decided, openMenu, phone, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

test('by mouse: everything is in the menu, the page behind stands still', async ({ page }) => {
  await visit(page, '/kontakt');
  const menu = await openMenu(page);
  const pages = menu.getByRole('navigation', { name: 'Seiten' }).getByRole('link');
  await expect(pages).toHaveCount(mainMenu.length);
  for (const [index, route] of mainMenu.entries()) {
    await expect(pages.nth(index)).toHaveAttribute('href', routes[route].path);
  }
  await expect(menu.getByRole('link', { name: 'Kontakt', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Catering konfigurieren' })).toHaveAttribute(
    'href',
    '/catering-konfigurator',
  );
  await expect(menu.getByRole('link', { name: /Anrufen/ })).toHaveAttribute('href', 'tel:+492214710123');
  for (const network of ['Instagram', 'Facebook', 'YouTube', 'TikTok']) {
    const link = menu.getByRole('link', { name: network });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/neuen Tab/);
  }
  const legal = menu.getByRole('navigation', { name: 'Rechtliches' });
  for (const path of ['/impressum', '/datenschutz', '/agb', '/cookie-richtlinie', '/barrierefreiheit']) {
    await expect(legal.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(menu.getByRole('navigation', { name: 'Sprache' }).getByRole('link')).toHaveCount(3);
  for (const button of ['Helles Design', 'Hoher Kontrast', 'Anzeige anpassen', 'Cookie-Einstellungen']) {
    await expect(menu.getByRole('button', { name: button })).toBeVisible();
  }
  await page.mouse.wheel(0, 800);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await menu.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('#menu-button')).toBeFocused();
});

test('by keyboard: nothing behind it is reached, Escape returns the focus', async ({ page }) => {
  await visit(page, '/kontakt');
  await page.locator('#menu-button').focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));
  expect(await inside()).toBe(true);
  const stops = await menu.locator('a[href], button').count();
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab');
    // Past the last control the browser's own come, where the body counts as focused.
    const isBehind = await page.evaluate(() => !document.activeElement?.matches('body, dialog, dialog *'));
    expect(isBehind, `after ${step + 1} tabs`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('#menu-button')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
});

test('on a phone a chosen page closes it, starts at the top and gets the focus and a voice', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/agb');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL('/ueber-uns');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#live-polite')).toHaveText(/^Über uns.* · Seegut$/);
  expect(await page.locator('#live-polite').textContent()).toBe(await page.title());
});

test('the configurator has the menu button alone, and neither footer nor call button', async ({ page }) => {
  await visit(page, '/catering-konfigurator');
  const header = page.locator('header.site-header');
  await expect(header.getByRole('link')).toHaveCount(0);
  await expect(header.getByRole('button')).toHaveCount(1);
  await expect(page.locator('footer.site-footer')).toHaveCount(0);
  await expect(page.locator('.call-button')).toHaveCount(0);
  const menu = await openMenu(page);
  for (const path of ['/impressum', '/datenschutz'])
    await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await menu.getByRole('link', { name: 'Galerie' }).click();
  await expect(page).toHaveURL('/galerie');
  await expect(page.locator('.call-button')).toHaveCount(1);
});
