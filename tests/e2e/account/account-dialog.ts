import type { Page } from '@playwright/test';
import { sendButton } from '../configurator/wizard-flow';
import { expect } from '../fixtures';
import type { Person } from './person';

/** Opens the account dialog as every page offers it. */
export async function openAccount(page: Page): Promise<void> {
  await page.locator('button#menu-button').click();
  await page.locator('[data-account]').click();
  await expect(accountDialog(page)).toBeVisible();
}

export const accountDialog = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('form, [data-signed-in], [data-sent], [data-link-problem]') });
export const field = (page: Page, name: 'email' | 'password' | 'current') =>
  accountDialog(page).locator(`input[name="${name}"]:not([hidden])`);
export const submit = (page: Page) => accountDialog(page).locator('button[type="submit"]');

/** Fills in the form that is open and sends it. */
export async function send(
  page: Page,
  { email, password, current }: Partial<Person> & { readonly current?: string },
): Promise<void> {
  if (email !== undefined) await field(page, 'email').fill(email);
  if (current !== undefined) await field(page, 'current').fill(current);
  if (password !== undefined) await field(page, 'password').fill(password);
  await submit(page).click();
}

/**
 * Sends the plan of the open last step no faster than people do: what comes within three seconds counts as automatic,
 * and is not given to an account later.
 */
export async function sendAsPerson(page: Page): Promise<string> {
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 3_100, opened);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  return (await page.locator('[data-reference]').textContent()) ?? '';
}

/** A message as it is seen; it is also said, in a region that nobody sees. */
export const toast = (page: Page, title: string) => page.locator('.toast-card', { hasText: title });

export const signedIn = (page: Page) => accountDialog(page).locator('[data-signed-in]');

/** Signs a person in by the dialog and leaves it open at the account. */
export async function signIn(page: Page, person: Person, path = '/kontakt'): Promise<void> {
  await page.goto(path);
  await openAccount(page);
  await send(page, person);
  await expect(signedIn(page)).toContainText(person.email);
}

/** Agrees in the dialog that the plan of this browser goes into the account, which is named. */
export async function agreeToPlan(page: Page, person: Person): Promise<void> {
  const question = accountDialog(page).locator('[data-plan-question]');
  await expect(question).toContainText(person.email);
  await question.getByRole('button').click();
  await expect(question).toHaveCount(0);
}

/** Opens a mailed link and presses the button of its page, with a password where it asks for one. */
export async function followLinkOn(page: Page, link: string, password?: string): Promise<void> {
  await page.goto(link);
  if (password !== undefined) await page.locator('#password').fill(password);
  await page.getByRole('button').click();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
