import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { accountDialog, closeDialog, openAccount, send, signedIn, signIn, toast } from './account-dialog';
import { expect, test } from './backend-fixture';
import { newPerson } from './person';

const chosen = {
  de: 'Ihr neues Passwort gilt ab jetzt',
  en: 'Your new password is now in use',
  es: 'Su contraseña nueva ya está en uso',
} as const;

for (const locale of locales) {
  test(`a link that another browser opens asks for a password (${locale})`, async ({
    page,
    context,
    backend,
  }) => {
    test.skip(
      !backend.readable || !backend.confirms,
      'nobody sees its mails, or it asks for no confirmation',
    );
    const person = newPerson(`other-${locale}`);
    await page.goto(localPath(locale, 'contact'));
    await openAccount(page);
    await accountDialog(page)
      .locator('button', { hasText: /Konto anlegen|Create an account|Crear una cuenta/ })
      .click();
    await send(page, person);
    await expect(accountDialog(page).locator('[data-sent="signUp"]')).toBeVisible();
    await context.clearCookies();

    await page.goto(`${await backend.link('signup', person)}&lng=${locale}`);
    await page.getByRole('button').click();
    await expect(accountDialog(page)).toContainText(person.email);
    const password = 'Uferweg, Kerze, Regen, Dach';
    await send(page, { password });
    await expect(toast(page, chosen[locale])).toBeVisible();
    await expect(signedIn(page)).toContainText(person.email);
    await page.locator('[data-sign-out]').click();
    await openAccount(page);
    await send(page, { email: person.email, password });
    await expect(signedIn(page)).toContainText(person.email);
  });
}

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
  await closeDialog(page);
  await expect(page.locator('[data-draft-state="synced"]')).toBeVisible();
  const during = await stored(page);
  expect(during).toContain('cateringConfig');

  await openAccount(page);
  await page.locator('[data-sign-out]').click();
  await expect(toast(page, 'Sie sind abgemeldet')).toBeVisible();
  const after = await stored(page);
  for (const trace of ['cateringConfig', 'seegut-draft-base', 'sg-auth', person.email, '"guests"']) {
    expect(after).not.toContain(trace);
  }
  await expect(page.locator('[id="guests"]')).not.toHaveValue('72');

  await page.getByRole('button', { name: 'Auf diesem Gerät behalten' }).click();
  await expect(page.locator('[id="guests"]')).toHaveValue('72');
  expect(await stored(page)).not.toContain('seegut-draft-base');
});
