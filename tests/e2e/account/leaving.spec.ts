import type { Page } from '@playwright/test';
import { agreeToPlan, closeDialog, openAccount, signIn, toast } from './account-dialog';
import { expect, test } from './backend-fixture';

/** Everything that the site keeps in this browser and scripts can read. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookies: document.cookie }));

test('after signing out nothing of the account stays in the browser, unless it is kept', async ({
  page,
  backend,
}) => {
  const person = await backend.person('leave');
  await page.goto('/catering-konfigurator');
  await page.locator('[id="guests"]').fill('72');
  await signIn(page, person, '/catering-konfigurator');
  await agreeToPlan(page, person);
  await closeDialog(page);
  await expect(page.locator('[data-draft-state="synced"]')).toBeVisible();
  const during = await stored(page);
  expect(during).toContain('cateringConfig');

  await openAccount(page);
  await page.locator('[data-sign-out]').click();
  await expect(toast(page, 'Sie sind abgemeldet')).toContainText('ist aus diesem Browser entfernt');
  const after = await stored(page);
  for (const trace of ['cateringConfig', 'seegut-draft-base', 'sg-auth', person.email, '"guests"']) {
    expect(after).not.toContain(trace);
  }
  await expect(page.locator('[id="guests"]')).not.toHaveValue('72');

  await page.getByRole('button', { name: 'Auf diesem Gerät behalten' }).click();
  await expect(page.locator('[id="guests"]')).toHaveValue('72');
  expect(await stored(page)).not.toContain('seegut-draft-base');
});
