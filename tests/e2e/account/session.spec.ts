import { localPath } from '@/lib/i18n/address';
import {
  accountDialog,
  closeDialog,
  field,
  openAccount,
  send,
  signedIn,
  signIn,
  submit,
} from './account-dialog';
import { expect, test } from './backend-fixture';
import { newPerson } from './person';
import { ageSession, storedSession } from './session-cookie';

const texts = { signUp: 'Crear una cuenta', sent: 'Revise su correo', news: 'Su dirección está confirmada' };

test('from signing up to a second tab, over reloads, until signing out everywhere', async ({
  page,
  context,
  backend,
}) => {
  const locale = 'es';
  const person = newPerson('life');
  await page.goto(localPath(locale, 'contact'));
  await openAccount(page);
  await accountDialog(page).getByRole('button', { name: texts.signUp }).click();
  await send(page, person);
  await expect(accountDialog(page)).toContainText(person.email);
  await expect(page.getByRole('dialog', { name: texts.sent })).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();

  // The link asks before it does anything, because mail scanners open links too.
  await page.goto(await backend.link('signup', person));
  await page.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: texts.news })).toBeVisible();
  await expect(signedIn(page)).toContainText(person.email);
  await expect(page).toHaveURL(({ search }) => search === '');
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);

  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openAccount(page);
  await expect(signedIn(page)).toContainText(person.email);

  const second = await context.newPage();
  await second.goto(localPath(locale, 'home'));
  await openAccount(second);
  await expect(signedIn(second)).toContainText(person.email);

  await second.locator('[data-sign-out]').click();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  // The first tab still shows the account; it hears of it without being touched.
  await expect(signedIn(page)).toHaveCount(0);
  await expect(field(page, 'email')).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  await page.reload();
  await openAccount(page);
  await expect(submit(page)).toBeVisible();
});

test('a session that runs out is renewed by the open page, unnoticed', async ({ page, backend }) => {
  await signIn(page, await backend.person('renew'));
  await closeDialog(page);
  const before = await storedSession(page);
  await ageSession(page);
  expect((await storedSession(page))?.expires_at).toBeLessThan(before?.expires_at ?? 0);
  const renewed = page.waitForRequest(/\/auth\/v1\/token\?grant_type=refresh_token/);
  // As when the visitor comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect
    .poll(async () => (await storedSession(page))?.expires_at ?? 0)
    .toBeGreaterThan(Math.floor(Date.now() / 1000) + 600);
  await renewed;
  await openAccount(page);
  await expect(signedIn(page)).toBeVisible();
});
