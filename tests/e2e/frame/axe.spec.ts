import type { Page } from '@playwright/test';
import { locales } from '../../../content/locales';
import type { RouteId } from '../../../content/routes';
import { localPath } from '../../../lib/i18n/address';
import { expectNoAxeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { banner, decided, openMenu, visit } from './visitor';

// Nothing moves while axe looks: a half-faded line has no colour to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each type, and one news article. */
const types: readonly (RouteId | 'article')[] = [
  'home',
  'location',
  'cateringFlying',
  'locationFaq',
  'about',
  'gallery',
  'news',
  'article',
  'contact',
  'cookies',
  'success',
  'configurator',
];

async function check(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // Parts that the browser has not laid out yet keep the colours of the theme before until somebody comes near.
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await expectNoAxeFindings(page, path);
}

// The languages take turns: what is said does not change how it is marked up.
for (const [index, type] of types.entries()) {
  const article = { route: 'news', article: 'was-ist-catering' } as const;
  const locale = locales[index % locales.length] ?? locales[0];
  const path = localPath(locale, type === 'article' ? article : type);
  test(`axe finds nothing on ${type}: ${path}`, async ({ page, context }) => {
    await decided(context);
    await check(page, path);
  });
}

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/404/] });

  test('axe finds nothing there', async ({ page, context }) => {
    await decided(context);
    await check(page, '/en/no-such-place');
  });
});

test('axe finds nothing with banner and settings open', async ({ page }) => {
  await visit(page, localPath('es', 'terms'));
  await expect(banner(page)).toBeVisible();
  await expectNoAxeFindings(page, 'banner');
  await banner(page).locator('.text-link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page, 'settings');
});

test('axe finds nothing with menu and panel open', async ({ page, context }) => {
  await decided(context);
  await visit(page, localPath('de', 'terms'));
  const menu = await openMenu(page);
  await expectNoAxeFindings(page, 'menu');
  await menu.locator('section button').last().click();
  await expect(page.getByRole('dialog').getByRole('button', { expanded: false })).toHaveCount(3);
  await expectNoAxeFindings(page, 'panel');
});
