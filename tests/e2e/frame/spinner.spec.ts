import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoHydration, hold } from '../hydration';
import { decided, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

/** Milliseconds until it can be seen, as the stylesheet says. */
const delayOf = (spinner: Locator) =>
  spinner.evaluate((element) => {
    const { animationName, animationDelay, visibility } = getComputedStyle(element);
    return { animationName, animationDelay, visibility };
  });

test('a page that takes longer than a third of a second shows a spinner with words, and none after it', async ({
  page,
}) => {
  const release = await hold(page, /[?&]_rsc=/);
  await visit(page, '/news');
  const spinner = page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' });
  await expect(page.locator('body > .page-spinner')).toBeHidden();
  await page.locator('main article a').first().click();
  await expect(spinner).toBeVisible();
  expect(await delayOf(spinner)).toEqual({
    animationName: 'appear',
    animationDelay: '0.333s',
    visibility: 'visible',
  });
  await expect(spinner.locator('.spinner')).toHaveCSS('animation-name', 'turn');
  release();
  await expect(page).toHaveURL(/\/news\/.+/);
  await expect(page.locator('body > .page-spinner')).toBeHidden();
});

test('the configurator shows one of its own until its form works', async ({ page }) => {
  const release = await hold(page, /\/_next\/static\/chunks\/.*\.js/);
  expectNoHydration(page);
  await page.goto('/catering-konfigurator', { waitUntil: 'commit' });
  const spinner = page.getByRole('status').filter({ hasText: 'Ihr Entwurf wird geladen' });
  await expect(spinner).toBeVisible();
  expect((await delayOf(spinner)).animationDelay).toBe('0.333s');
  release();
  await expect(page.locator('fieldset[data-ready="true"]')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});
