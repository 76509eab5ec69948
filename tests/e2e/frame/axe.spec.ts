import type { Page } from '@playwright/test';
import { type Locale, locales } from '../../../content/locales';
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

/** What is said in another language has the same colours: they are looked at in one of them. */
const expectNoFindings = (page: Page, what: string, locale: Locale): Promise<void> =>
  expectNoAxeFindings(page, what, undefined, locale === locales[0] ? undefined : []);

async function check(page: Page, locale: Locale, path: string): Promise<void> {
  await visit(page, path);
  // Parts that the browser has not laid out yet keep the colours of the theme before until somebody comes near.
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await expectNoFindings(page, path, locale);
}

for (const locale of locales) {
  for (const type of types) {
    test(`axe finds nothing on ${type} in ${locale}`, async ({ page, context }) => {
      await decided(context);
      const article = { route: 'news', article: 'was-ist-catering' } as const;
      await check(page, locale, localPath(locale, type === 'article' ? article : type));
    });
  }

  test.describe('an unknown path', () => {
    test.use({ allowedErrors: [/404/] });

    test(`axe finds nothing there in ${locale}`, async ({ page, context }) => {
      await decided(context);
      await check(page, locale, `${localPath(locale, 'home').replace(/\/$/, '')}/kein-solcher-ort`);
    });
  });

  test(`axe finds nothing with banner and settings open in ${locale}`, async ({ page }) => {
    await visit(page, localPath(locale, 'terms'));
    await expect(banner(page)).toBeVisible();
    await expectNoFindings(page, 'banner', locale);
    await banner(page).locator('.text-link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page, 'settings', locale);
  });

  test(`axe finds nothing with menu and panel open in ${locale}`, async ({ page, context }) => {
    await decided(context);
    await visit(page, localPath(locale, 'terms'));
    const menu = await openMenu(page);
    await expectNoFindings(page, 'menu', locale);
    await menu.locator('section button').last().click();
    await expect(page.getByRole('dialog').getByRole('button', { expanded: false })).toHaveCount(3);
    await expectNoFindings(page, 'panel', locale);
  });
}
