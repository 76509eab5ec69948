import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, untilUsable } from './wizard-flow';

test.use({ allowedErrors: [/chunk|ERR_FAILED|404|Failed to load|Loading/i] });

/** The files of the build that hold a step, by what it exports: the desk's editor has one of its own. */
const getFiles = (name: string): readonly string[] => {
  const folder = '.next/static/chunks';
  const files = readdirSync(folder).filter(
    (entry) => entry.endsWith('.js') && readFileSync(join(folder, entry), 'utf8').includes(`"${name}",0`),
  );
  if (files.length === 0) throw new Error(`${name} is in no file of the build`);
  return files;
};

/** As after a deploy: the file that the open page knows is gone, for as long as `gone` says so. */
async function withoutFile(page: Page, name: string, removed: () => boolean) {
  const files = getFiles(name);
  await page.route(
    ({ pathname }) => files.some((file) => pathname.endsWith(`/${file}`)),
    (route) => (removed() ? route.fulfill({ status: 404, body: '' }) : route.continue()),
  );
}

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
