import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locales } from '../../../content/locales';
import type { RouteId } from '../../../content/routes';
import { localPath } from '../../../lib/i18n/address';
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

const themes = ['dark', 'light', 'high-contrast'] as const;

async function show(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate((name) => {
    const { classList } = document.documentElement;
    classList.toggle('light', name === 'light');
    classList.toggle('dark', name !== 'light');
    classList.toggle('high-contrast', name === 'high-contrast');
  }, theme);
  // Colours fade from one theme to the other; halfway they are nobody's.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** axe's findings, short enough to read in a report. */
async function findings(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  await show(page, theme);
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Reads a page in all three themes. */
async function check(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // Parts that the browser has not laid out yet keep the colours of the theme before until somebody comes near.
  await expect(page.locator('[data-later]')).toHaveCount(0);
  for (const theme of themes) {
    expect.soft(await findings(page, theme), `${path} ${theme}`).toEqual([]);
  }
}

for (const locale of locales) {
  for (const type of types) {
    test(`axe finds nothing on ${type} in ${locale}, in all three themes`, async ({ page, context }) => {
      await decided(context);
      const article = { route: 'news', article: 'was-ist-catering' } as const;
      await check(page, localPath(locale, type === 'article' ? article : type));
    });
  }

  test.describe('an unknown path', () => {
    test.use({ allowedErrors: [/404/] });

    test(`axe finds nothing there in ${locale}`, async ({ page, context }) => {
      await decided(context);
      await check(page, `${localPath(locale, 'home').replace(/\/$/, '')}/kein-solcher-ort`);
    });
  });

  const look = async (page: Page, what: string) => {
    for (const theme of themes) expect.soft(await findings(page, theme), `${what} ${theme}`).toEqual([]);
  };

  test(`axe finds nothing with banner and settings open in ${locale}`, async ({ page }) => {
    await visit(page, localPath(locale, 'terms'));
    await expect(banner(page)).toBeVisible();
    await look(page, 'banner');
    await banner(page).locator('.text-link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'settings');
  });

  test(`axe finds nothing with menu and panel open in ${locale}`, async ({ page, context }) => {
    await decided(context);
    await visit(page, localPath(locale, 'terms'));
    const menu = await openMenu(page);
    await look(page, 'menu');
    await menu.locator('section button').last().click();
    await expect(page.getByRole('dialog').getByRole('button', { expanded: false })).toHaveCount(3);
    await look(page, 'panel');
  });
}
