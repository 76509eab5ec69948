import type { Page } from '@playwright/test';
import { localPath } from '@/lib/i18n/address';
import { expectNoAxeFindings } from '../axe';
import {
  accountDialog,
  agreeToPlan,
  closeDialog,
  followLinkOn,
  openAccount,
  send,
  signedIn,
  signIn,
  toast,
} from './account-dialog';
import { expect, test } from './backend-fixture';
import { messages } from './expect-error';
import { newPerson } from './person';

test('on another device a link names the account and wants its password', async ({
  page,
  browser,
  backend,
}) => {
  const locale = 'en';
  const person = newPerson('other');
  await page.goto(localPath(locale, 'contact'));
  await openAccount(page);
  await accountDialog(page).locator('button', { hasText: 'Create an account' }).click();
  await send(page, person);
  await expect(accountDialog(page).locator('[data-sent="signUp"]')).toBeVisible();
  const link = `${await backend.link('signup', person)}&lng=${locale}`;

  const phone = await (await browser.newContext({ baseURL: backend.origin })).newPage();
  await phone.goto(link);
  await expect(phone.locator('main')).toContainText(person.email);
  await expectNoAxeFindings(phone, 'the link on another device');
  await followLinkOn(phone, link, 'Das war es nicht');
  await expect(phone.locator('#problem')).toHaveText(messages[locale].errors.credentials);
  await phone.locator('#password').fill(person.password);
  await phone.keyboard.press('Enter');
  await expect(signedIn(phone)).toContainText(person.email);
  await phone.context().close();

  await page.goto(link);
  await expect(page.getByRole('dialog')).toContainText(messages[locale].errors.linkUsed);
});

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
