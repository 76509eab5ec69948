import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/content/locales';
import type { AuthErrorKind } from '@/lib/account/browser-errors';
import { localPath } from '@/lib/i18n/address';
import de from '@/messages/de.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };
import {
  accountDialog,
  expect,
  field,
  newPerson,
  openAccount,
  send,
  signedIn,
  signIn,
  submit,
  test,
  toast,
} from './place';

const messages = { de: de.account, en: en.account, es: es.account };

/** What the specification asks for, word for word. */
const titles = {
  signIn: { de: 'Anmeldung fehlgeschlagen', en: 'Sign in Failed', es: 'No se pudo iniciar sesión' },
  signUp: { de: 'Registrierung fehlgeschlagen', en: 'Sign up Failed', es: 'No se pudo crear la cuenta' },
  signOut: { de: 'Abmeldung fehlgeschlagen', en: 'Sign out Failed', es: 'No se pudo cerrar la sesión' },
} as const;

// Refusals are the point here; the browser notes each of them.
test.use({
  allowedErrors: [
    /status of (4\d\d|5\d\d)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|AuthRetryable/,
  ],
});

/** A destructive message as it is seen; an older one may still be fading. */
const refused = (page: Page, title: string, text: string) =>
  expect(
    toast(page, title).and(page.locator('[data-variant="destructive"]')).filter({ hasText: text }).first(),
  ).toBeVisible();

/** The text of a kind stands at a field or in the form, and in a destructive message. */
async function told(page: Page, locale: Locale, kind: AuthErrorKind, title: string): Promise<void> {
  const text = messages[locale].errors[kind];
  await expect(accountDialog(page).locator('form')).toContainText(text);
  await refused(page, title, text);
}

async function openForm(page: Page, locale: Locale, view: 'signIn' | 'signUp'): Promise<void> {
  await page.goto(localPath(locale, 'contact'));
  await openAccount(page);
  if (view === 'signUp') {
    await accountDialog(page).getByRole('button', { name: messages[locale].signIn.toSignUp }).click();
  }
}

for (const locale of locales) {
  test.describe(`told in ${locale}`, () => {
    test('a wrong password, next to the field, with what was typed still there', async ({ page, place }) => {
      const person = await place.person('wrong');
      await openForm(page, locale, 'signIn');
      await send(page, { email: person.email, password: 'Ganz ein anderes' });
      await told(page, locale, 'credentials', titles.signIn[locale]);
      await expect(field(page, 'password')).toBeFocused();
      await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'password')).toHaveAccessibleDescription(messages[locale].errors.credentials);
      await expect(field(page, 'password')).toHaveValue('Ganz ein anderes');
      await expect(field(page, 'email')).toHaveValue(person.email);
      // An address without an account is refused in the same words.
      await send(page, { email: newPerson('nobody').email, password: person.password });
      await told(page, locale, 'credentials', titles.signIn[locale]);
    });

    test('nothing typed, half an address, a weak password', async ({ page }) => {
      await openForm(page, locale, 'signUp');
      await submit(page).click();
      await expect(accountDialog(page).locator('form')).toContainText(messages[locale].fields.emailMissing);
      await expect(field(page, 'email')).toBeFocused();
      await send(page, { email: 'name@', password: 'a' });
      await expect(accountDialog(page).locator('form')).toContainText(messages[locale].errors.emailInvalid);
      await expect(field(page, 'email')).toBeFocused();
      await send(page, { email: newPerson('weak').email, password: 'kurz' });
      await told(page, locale, 'weakPassword', titles.signUp[locale]);
      await expect(field(page, 'password')).toBeFocused();
      await expect(accountDialog(page)).toContainText(messages[locale].fields.rule.replace('{min}', '8'));
    });

    test('an address that waits for its confirmation, and its link once more', async ({ page, place }) => {
      test.skip(place.hosted, 'a hosted project sends its own mails');
      const person = newPerson('waiting');
      await openForm(page, locale, 'signUp');
      await send(page, person);
      await accountDialog(page).getByRole('button', { name: messages[locale].sent.back }).click();
      await expect(field(page, 'email')).toHaveValue(person.email);
      await send(page, { password: person.password });
      await told(page, locale, 'emailNotConfirmed', titles.signIn[locale]);
      await accountDialog(page).getByRole('button', { name: messages[locale].sent.again }).click();
      await expect(accountDialog(page).locator('[data-sent="signUp"]')).toContainText(person.email);
      await page.goto(await place.link('signup', person));
      await page.getByRole('button').click();
      await expect(signedIn(page)).toContainText(person.email);
    });

    test('too many attempts', async ({ page, place }) => {
      test.skip(place.hosted, 'a hosted project counts in its own way');
      const person = await place.person('often');
      await openForm(page, locale, 'signIn');
      await field(page, 'email').fill(person.email);
      const limited = accountDialog(page).getByText(messages[locale].errors.rateLimited);
      for (let attempt = 0; attempt < 12 && !(await limited.isVisible()); attempt += 1) {
        await send(page, { password: `falsch ${attempt}` });
        await expect(submit(page)).toHaveText(messages[locale].signIn.submit);
      }
      await told(page, locale, 'rateLimited', titles.signIn[locale]);
    });

    test('without a network, in every form and when signing out', async ({ page, context, place }) => {
      const person = await place.person('offline');
      await openForm(page, locale, 'signIn');
      await context.setOffline(true);
      await send(page, person);
      await told(page, locale, 'offline', titles.signIn[locale]);
      await expect(field(page, 'password')).toHaveValue(person.password);
      await context.setOffline(false);
      await submit(page).click();
      await expect(signedIn(page)).toContainText(person.email);
      await expect(accountDialog(page).locator('[aria-busy="false"]').first()).toBeVisible();
      await context.setOffline(true);
      await page.locator('[data-sign-out]').click();
      // This browser forgets the session all the same; what failed is telling the server, and that is said.
      await refused(page, titles.signOut[locale], messages[locale].overview.signedOutHere);
      expect((await context.cookies()).filter(({ name }) => name.startsWith('sg-auth'))).toEqual([]);
      await context.setOffline(false);
    });

    test('the backend down is not the visitor offline', async ({ page, place }) => {
      test.skip(!place.outage, 'not ours to stop');
      test.setTimeout(150_000);
      const person = await place.person('down');
      await openForm(page, locale, 'signIn');
      await place.outage?.begin();
      try {
        await send(page, person);
        await told(page, locale, 'unavailable', titles.signIn[locale]);
        await page.goto(`${localPath(locale, 'contact')}?account=unavailable`);
        await expect(accountDialog(page)).toContainText(messages[locale].errors.unavailable);
      } finally {
        await place.outage?.end();
      }
      await accountDialog(page).getByRole('button', { name: messages[locale].link.toSignIn }).click();
      await send(page, person);
      await expect(signedIn(page)).toContainText(person.email);
    });

    test('a link that was used before, one that is over, and one that is cut off', async ({
      page,
      place,
    }) => {
      const person = await place.person('links');
      await page.goto(localPath(locale, 'contact'));
      await openAccount(page);
      await field(page, 'email').fill(person.email);
      await accountDialog(page).getByRole('button', { name: messages[locale].signIn.forgotten }).click();
      await submit(page).click();
      await expect(accountDialog(page).locator('[data-sent="recovery"]')).toBeVisible();
      const link = new URL(await place.link('recovery', person));
      link.searchParams.set('lng', locale);

      const follow = async (address: URL) => {
        await page.goto(address.href);
        await page.getByRole('button').click();
      };
      await follow(link);
      await expect(page.getByRole('dialog', { name: messages[locale].newPassword.title })).toBeVisible();
      await follow(link);
      await expect(page.getByRole('dialog', { name: messages[locale].link.title })).toContainText(
        messages[locale].errors.linkUsed,
      );
      const over = new URL(link);
      over.searchParams.set('token_hash', 'f'.repeat(64));
      await follow(over);
      await expect(accountDialog(page)).toContainText(messages[locale].errors.linkExpired);
      const cut = new URL(link);
      cut.searchParams.delete('token_hash');
      await page.goto(cut.href);
      await expect(accountDialog(page)).toContainText(messages[locale].errors.linkInvalid);
      expect(new URL(page.url()).search).toBe('');
      await accountDialog(page).getByRole('button', { name: messages[locale].link.toForgotten }).click();
      await expect(submit(page)).toHaveText(messages[locale].forgotten.submit);
    });

    test('what the links of a hosted service may bring along', async ({ page }) => {
      const path = localPath(locale, 'contact');
      const cases = [
        ['#error=access_denied&error_code=otp_expired&error_description=x', 'linkExpired'],
        ['#error=server_error&error_code=unexpected&error_description=x', 'implicitRedirect'],
        ['?code=0f4c7a0e-0000-4000-8000-000000000000', 'codeExchange'],
      ] as const;
      for (const [brought, kind] of cases) {
        await page.goto(localPath(locale, 'about'));
        await page.goto(`${path}${brought}`);
        await expect(accountDialog(page)).toContainText(messages[locale].errors[kind]);
      }
    });

    test('a session that is gone, and an answer that is not whole', async ({ page, context, place }) => {
      const person = await place.person('gone');
      await signIn(page, person, localPath(locale, 'contact'));
      await accountDialog(page).getByRole('button', { name: messages[locale].settings.password }).click();
      await send(page, { password: person.password });
      await told(page, locale, 'samePassword', messages[locale].newPassword.failed);
      await context.clearCookies({ name: /^sg-auth/ });
      await send(page, { password: 'Nebel, Boot, Steg, Licht' });
      await refused(page, messages[locale].newPassword.failed, messages[locale].errors.sessionMissing);

      // A proxy on the way that answers for the service.
      await page.route('**/auth/v1/token?grant_type=password', (route) => route.fulfill({ json: {} }));
      await openForm(page, locale, 'signIn');
      await send(page, person);
      await told(page, locale, 'tokenResponse', titles.signIn[locale]);
    });
  });
}
