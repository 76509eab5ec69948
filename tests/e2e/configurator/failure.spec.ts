import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, untilUsable } from './wizard-flow';

test.use({ allowedErrors: [/chunk|ERR_FAILED|404|Failed to load|Loading/i] });

/** The file of the build that holds a step, by what it exports. */
const getFile = (name: string): string => {
  const folder = '.next/static/chunks';
  const file = readdirSync(folder).find(
    (entry) => entry.endsWith('.js') && readFileSync(join(folder, entry), 'utf8').includes(`"${name}",0`),
  );
  if (!file) throw new Error(`${name} is in no file of the build`);
  return file;
};

/** As after a deploy: the file that the open page knows is gone, for as long as `gone` says so. */
const withoutFile = (page: Page, name: string, removed: () => boolean) =>
  page.route(`**/${getFile(name)}*`, (route) =>
    removed() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );

test('a step whose file is gone after a deploy loads the page anew, once, with the plan', async ({
  page,
}) => {
  await withPlan(page, weddingPlan);
  let loads = -1;
  await withoutFile(page, 'CateringTypeStep', () => loads === 0);
  page.on('load', () => {
    loads += 1;
  });
  await openStep(page, 'de', 'eckdaten');
  await page.locator('[id="guests"]').fill('71');
  await page.locator('[data-next-step]').click();
  await expect(page).toHaveURL(/catering-art$/);
  await untilUsable(page);
  await expect(page.locator('input[value="seated-dinner"]')).toBeChecked();
  expect(loads).toBe(1);
  await expect.poll(() => storedPlan(page)).toMatchObject({ guests: 71, package: 'din-welle' });
});

test('a file that stays away ends in a page that explains it, in the language, not in a circle', async ({
  page,
}) => {
  const locale = 'es';
  await withPlan(page, weddingPlan);
  await page.addInitScript(() => localStorage.setItem('seegut-theme', 'light'));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await withoutFile(page, 'PackageStep', () => true);
  await page.goto(localPath(locale, { route: 'configurator', step: 'paket' }));
  const failure = page.locator('[data-failure]');
  await expect(failure.locator('h1')).toBeFocused();
  expect(loads).toBe(2);
  await expect(failure.locator(`a[href="${site.phone.href}"]`)).toContainText(site.phone.display);
  await expect(failure.locator(`a[href="${localPath(locale, 'home')}"]`).last()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveClass(/(^| )light( |$)/);
  await expect.poll(() => storedPlan(page)).toMatchObject({ package: 'din-welle' });

  await page.unroute(`**/${getFile('PackageStep')}*`);
  await failure.getByRole('button').click();
  await untilUsable(page);
  await expect(page.locator('input[value="din-welle"]')).toBeChecked();
});
