import de from '@/messages/de.json' with { type: 'json' };
import { expectNoAxeFindings, themes } from '../axe';
import { accountDialog, openAccount, send, signIn, submit } from './account-dialog';
import { expect, test } from './backend-fixture';
import { newPerson } from './person';

test('no view of the dialog has an axe finding', async ({ page, backend }) => {
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
  await signIn(page, person);
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
