import type { Page } from '@playwright/test';
import type { Locale } from '@/content/locales';
import type { AuthErrorKind } from '@/lib/account/browser/errors';
import { localPath } from '@/lib/i18n/address';
import de from '@/messages/de.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };
import { expect } from '../fixtures';
import { accountDialog, openAccount, toast } from './account-dialog';

/** What the account says in each language. */
export const messages = { de: de.account, en: en.account, es: es.account };

/** What the specification asks for, word for word. */
export const titles = {
  signIn: { de: 'Anmeldung fehlgeschlagen', en: 'Sign in Failed', es: 'No se pudo iniciar sesión' },
  signUp: { de: 'Registrierung fehlgeschlagen', en: 'Sign up Failed', es: 'No se pudo crear la cuenta' },
} as const;

/** Refusals are the point of these tests; the browser notes each of them. */
export const expectedErrors =
  /status of (4\d\d|5\d\d)|ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|CONNECTION_CLOSED|CONNECTION_RESET|EMPTY_RESPONSE)|Failed to fetch|AuthRetryable/;

/** A destructive message as it is seen; an older one may still be fading. */
export const expectRejection = (page: Page, title: string, text: string) =>
  expect(
    toast(page, title).and(page.locator('[data-variant="destructive"]')).filter({ hasText: text }).first(),
  ).toBeVisible();

/** The text of a kind stands at a field or in the form, and in a destructive message. */
export async function expectError(
  page: Page,
  locale: Locale,
  kind: AuthErrorKind,
  title: string,
): Promise<void> {
  const text = messages[locale].errors[kind];
  await expect(accountDialog(page).locator('form')).toContainText(text);
  await expectRejection(page, title, text);
}

export async function openForm(page: Page, locale: Locale, view: 'signIn' | 'signUp'): Promise<void> {
  await page.goto(localPath(locale, 'contact'));
  await openAccount(page);
  if (view === 'signUp') {
    await accountDialog(page).getByRole('button', { name: messages[locale].signIn.toSignUp }).click();
  }
}
