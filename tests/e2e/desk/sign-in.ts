import type { Page } from '@playwright/test';
import type { Person } from '../account/person';
import { expect } from '../fixtures';

/** Signs somebody in by the form of the staff's pages, at the page that asked for it. */
export async function signInAt(page: Page, { email, password }: Person, path = '/haus'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/haus\/anmelden\?next=/);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"][aria-disabled]').click();
}

/** The same for staff, who get to the page. */
export async function enter(page: Page, member: Person, path = '/haus'): Promise<void> {
  await signInAt(page, member, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
