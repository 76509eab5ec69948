import de from '@/messages/de.json' with { type: 'json' };
import { expectNoAxeFindings, themes } from '../axe';
import { weddingPlan, withPlan } from '../configurator/stored-plan';
import { openStep } from '../configurator/wizard-flow';
import {
  accountDialog,
  field,
  openAccount,
  send,
  sendAsPerson,
  signedIn,
  submit,
  toast,
} from './account-dialog';
import { expect, test } from './backend-fixture';
import { newPerson } from './person';

// Here the dialog and the menu move as they do for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('no view of the dialog has an axe finding', async ({ page, backend }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The views share their colours, so the themes take turns.
  let views = 0;
  const look = (view: string) =>
    expectNoAxeFindings(page, view, '[role="dialog"]', [themes[views++ % themes.length] ?? 'dark']);
  await page.goto('/kontakt');
  await openAccount(page);
  const t = de.account;
  const press = (name: string) => accountDialog(page).getByRole('button', { name, exact: true }).click();
  await look('sign in');
  await submit(page).click();
  await look('sign in with an error');
  await press(t.signIn.toSignUp);
  await look('sign up');
  await press(t.signUp.toSignIn);
  await press(t.signIn.forgotten);
  await look('forgotten');
  await send(page, { email: newPerson('views').email });
  await expect(accountDialog(page).locator('[data-sent]')).toBeVisible();
  await look('sent');
  await page.goto('/kontakt?account=link-expired');
  await expect(accountDialog(page)).toBeVisible();
  await look('link');

  const person = await backend.person('axe');
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email: person.email } });
  await openStep(page, 'de', 'pruefen');
  await sendAsPerson(page);
  await openAccount(page);
  await send(page, person);
  await expect(accountDialog(page).locator('[data-inquiry]')).toBeVisible();
  await look('account');
  for (const name of ['Passwort ändern', 'E-Mail-Adresse ändern', 'Konto löschen']) {
    await accountDialog(page).getByRole('button', { name }).click();
    await look(name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Zurück zum Konto|Konto behalten/ })
      .click();
  }
});

test('the keyboard alone opens, signs in, signs out and finds its way back', async ({ page, backend }) => {
  const person = await backend.person('keys');
  await page.goto('/kontakt');
  await page.locator('button#menu-button').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-account]').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(field(page, 'password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(signedIn(page)).toContainText(person.email);
  // The focus stays in the dialog, also when what had it is gone.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('button#menu-button')).toBeFocused();

  await openAccount(page);
  await page.locator('[data-sign-out]').press('Enter');
  const left = toast(page, 'Sie sind abgemeldet');
  await expect(left).toBeVisible();
  // Whoever has planned nothing is told of nothing that was removed.
  await expect(left).not.toContainText('entfernt');
  await expect(left.getByRole('button', { name: 'Auf diesem Gerät behalten' })).toHaveCount(0);
});
