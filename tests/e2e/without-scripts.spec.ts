import { site } from '@/content/site';
import { expect, test } from './fixtures';
import { openMenu, phone } from './frame/visitor';

// A browser reports scripts that it may not run.
test.use({ javaScriptEnabled: false, viewport: phone, allowedErrors: [/script/i] });

test('whoever has no scripts reads the home page and an article, uses the menu, and is told how to ask', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('header.site-header')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const text of ['Full Service', 'Exklusive Menüs', 'Herzlicher Service']) {
    await expect(page.locator('#why-us [aria-live]').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.locator('#why-us [aria-live] > div').last()).toHaveCSS('opacity', '1');
  const press = page.locator('.carousel[data-rows="press"]');
  await expect(press.locator('.carousel-slide')).toHaveCount(10);
  await expect(press.locator('.carousel-viewport')).toHaveCSS('overflow-x', 'auto');
  await press.locator('.carousel-slide').last().scrollIntoViewIfNeeded();
  await expect(press.locator('.carousel-slide').last()).toBeInViewport();
  await expect(press.getByRole('button')).toHaveCount(0);

  const menu = await openMenu(page);
  for (const path of ['/eventlocation-am-see', '/news', '/kontakt'])
    await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  for (const path of ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit']) {
    await expect(menu.locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(page.locator(`footer a[href="${path}"]`).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(settings.getByRole('switch')).toHaveCount(0);
  await settings.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/cookie-richtlinie');

  await page.goto('/news/was-ist-catering');
  const paragraphs = page.locator('.article p');
  expect(await paragraphs.count()).toBeGreaterThan(5);
  for (const paragraph of await paragraphs.all()) await expect(paragraph).toBeVisible();
  await expect(page.locator('a[href^="mailto:?subject="]')).toBeVisible();
  await expect(page.locator('a[href^="https://wa.me/?text="]')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await expect(page).toHaveURL(/\/news$/);

  await page.goto('/catering-konfigurator');
  for (const address of ['/kontakt', `mailto:${site.email}`, site.phone.href])
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: 'Galerie' }).click();
  await expect(page).toHaveURL('/galerie');
});
