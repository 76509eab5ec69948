import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { expectNoAxeFindings } from '../axe';
import {
  accountDialog,
  field,
  followLinkOn,
  openAccount,
  send,
  signedIn,
  signIn,
  submit,
  toast,
} from './account-dialog';
import { expect, test } from './backend-fixture';
import { expectError, expectedErrors, expectRejection, messages, openForm, titles } from './expect-error';
import { newPerson } from './person';
import { storedSession } from './session-cookie';

test.use({ allowedErrors: [expectedErrors] });

// Which language a text is in does not change how it comes about: the languages take turns.

test('a wrong password, next to the field, with what was typed still there', async ({ page, backend }) => {
  const locale: Locale = 'es';
  const person = await backend.person('wrong');
  await openForm(page, locale, 'signIn');
  await send(page, { email: person.email, password: 'Ganz ein anderes' });
  await expectError(page, locale, 'credentials', titles.signIn[locale]);
  await expect(field(page, 'password')).toBeFocused();
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'password')).toHaveAccessibleDescription(messages[locale].errors.credentials);
  await expect(field(page, 'password')).toHaveValue('Ganz ein anderes');
  await expect(field(page, 'email')).toHaveValue(person.email);
  // An address without an account is refused in the same words.
  await send(page, { email: newPerson('nobody').email, password: person.password });
  await expectError(page, locale, 'credentials', titles.signIn[locale]);
});

test('nothing typed, half an address, a weak password', async ({ page }) => {
  const locale: Locale = 'en';
  await openForm(page, locale, 'signUp');
  await submit(page).click();
  await expect(accountDialog(page).locator('form')).toContainText(messages[locale].fields.emailMissing);
  await expect(field(page, 'email')).toBeFocused();
  await send(page, { email: 'name@', password: 'a' });
  await expect(accountDialog(page).locator('form')).toContainText(messages[locale].errors.emailInvalid);
  await expect(field(page, 'email')).toBeFocused();
  await send(page, { email: newPerson('weak').email, password: 'kurz' });
  await expectError(page, locale, 'weakPassword', titles.signUp[locale]);
  await expect(field(page, 'password')).toBeFocused();
  await expect(accountDialog(page)).toContainText(messages[locale].fields.rule.replace('{min}', '10'));
});

test('without a network, in every form and when signing out', async ({ page, context, backend }) => {
  const locale: Locale = 'en';
  const person = await backend.person('offline');
  await openForm(page, locale, 'signIn');
  await context.setOffline(true);
  await send(page, person);
  await expectError(page, locale, 'offline', titles.signIn[locale]);
  await expect(field(page, 'password')).toHaveValue(person.password);
  await context.setOffline(false);
  await submit(page).click();
  await expect(signedIn(page)).toContainText(person.email);
  await expect(accountDialog(page).locator('[aria-busy="false"]').first()).toBeVisible();
  await context.setOffline(true);
  await page.locator('[data-sign-out]').click();
  // This browser forgets the session all the same; the text says so, and what the server does not know.
  const { signOutFailed, signedOutHere } = messages[locale].overview;
  expect(signOutFailed).toBe('Sign out Failed');
  await expect(toast(page, signOutFailed).filter({ hasText: signedOutHere })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('sg-auth'))).toEqual([]);
  await context.setOffline(false);
});

test('a forgotten password becomes a new one by the mailed link, which works once and only whole', async ({
  page,
  backend,
}) => {
  const locale: Locale = 'es';
  const person = await backend.person('links');
  await page.goto(localPath(locale, 'contact'));
  await openAccount(page);
  await field(page, 'email').fill(person.email);
  await accountDialog(page).getByRole('button', { name: messages[locale].signIn.forgotten }).click();
  await expect(field(page, 'email')).toHaveValue(person.email);
  await submit(page).click();
  await expect(accountDialog(page).locator('[data-sent="recovery"]')).toBeVisible();
  const link = new URL(await backend.link('recovery', person));
  link.searchParams.set('lng', locale);

  await page.goto(link.href);
  await expectNoAxeFindings(page, 'the page of a link');
  await followLinkOn(page, link.href, 'kurz');
  await expect(page.locator('#problem')).toHaveText(messages[locale].errors.weakPassword);
  const password = 'Nebel, Boot, Steg, Licht';
  await followLinkOn(page, link.href, password);
  await expect(accountDialog(page)).toContainText(messages[locale].newPassword.saved);
  await expect.poll(() => storedSession(page)).toBeNull();
  await send(page, { email: person.email, password });
  await expect(signedIn(page)).toContainText(person.email);
  await page.goto(link.href);
  await expect(page.getByRole('dialog', { name: messages[locale].link.title })).toContainText(
    messages[locale].errors.linkUsed,
  );
  const cut = new URL(link);
  cut.searchParams.delete('token_hash');
  await page.goto(cut.href);
  await expect(accountDialog(page)).toContainText(messages[locale].errors.linkInvalid);
  await expect(page).toHaveURL(({ search }) => search === '');
  await accountDialog(page).getByRole('button', { name: messages[locale].link.toForgotten }).click();
  await expect(submit(page)).toHaveText(messages[locale].forgotten.submit);
});

test('a present password that is wrong, a new one that is the old one, and a session that is gone', async ({
  page,
  context,
  backend,
}) => {
  const locale: Locale = 'de';
  const person = await backend.person('gone');
  await signIn(page, person, localPath(locale, 'contact'));
  await accountDialog(page).getByRole('button', { name: messages[locale].settings.password }).click();
  await send(page, { current: 'Das war es nicht', password: 'Nebel, Boot, Steg, Licht' });
  await expect(accountDialog(page)).toContainText(messages[locale].fields.currentWrong);
  await expect(field(page, 'current')).toBeFocused();
  await send(page, { current: person.password, password: person.password });
  await expectError(page, locale, 'samePassword', messages[locale].newPassword.failed);
  await accountDialog(page).getByRole('button', { name: messages[locale].settings.back }).click();
  await accountDialog(page).getByRole('button', { name: messages[locale].settings.email }).click();
  await context.clearCookies({ name: /^sg-auth/ });
  await send(page, { email: newPerson('moved').email });
  await expectRejection(page, messages[locale].settings.emailFailed, messages[locale].errors.sessionMissing);
});
