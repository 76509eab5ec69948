import { once } from 'node:events';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { runScript } from '../../helpers/backend-database';
import { nextCode } from '../../helpers/second-factor';
import { accountDialog, openAccount, send, signedIn, signIn } from '../account/account-dialog';
import { newPerson, type Person } from '../account/person';
import { expectNoAxeFindings } from '../axe';
import { decided } from '../frame/visitor';
import { type Desk, expect, test } from './desk-fixture';
import { signInAt } from './sign-in';

/** A person at a computer and with a phone, mails as they arrive, and the operator at the console. */
const fresh = 'Nebel, Boot, Steg, Licht';

async function phoneOf(browser: Browser, { origin }: Desk): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  await decided(context);
  return context.newPage();
}

/** The link of the newest mail to somebody, which is another one than `before`. */
async function nextLink({ mail }: Desk, { email }: Pick<Person, 'email'>, before = ''): Promise<string> {
  const newest = () => {
    const found = mail.received.findLast(({ recipients }) => recipients.includes(email));
    return /http\S+\/auth\/confirm\?\S+/.exec(found?.text ?? '')?.[0] ?? before;
  };
  await expect.poll(newest, { timeout: 60_000 }).not.toBe(before);
  return newest();
}

async function staff(desk: Desk, ...args: readonly string[]): Promise<void> {
  const child = runScript(path.resolve('scripts/staff.ts'), args, desk.env);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

const factor = (page: Page, kind: 'new' | 'known') => page.locator(`[data-factor="${kind}"]`);
const isAtDesk = (page: Page) => page.waitForURL((url) => url.pathname === '/haus');

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name="code"]').fill(code);
  await page.keyboard.press('Enter');
}

/** Sets the factor up on the page that is open; returns what was shown. */
async function setUp(page: Page, { email }: Person) {
  await expect(factor(page, 'new')).toBeVisible();
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  const codes = await page.locator('[data-codes] li').allTextContents();
  await page.getByRole('checkbox').check();
  await enterCode(page, await nextCode(email, secret));
  await isAtDesk(page);
  return { secret, codes };
}

test('signing up here, confirming on the phone, and recovering there ends the session here', async ({
  page,
  browser,
  desk,
}) => {
  test.setTimeout(180_000);
  const person = newPerson('two-devices');
  await page.goto('/kontakt');
  await openAccount(page);
  await accountDialog(page).getByRole('button', { name: 'Konto anlegen' }).click();
  await send(page, person);
  await expect(accountDialog(page).locator('[data-sent="signUp"]')).toBeVisible();

  const phone = await phoneOf(browser, desk);
  const link = await nextLink(desk, person);
  await phone.goto(link);
  await expect(phone.locator('main')).toContainText(person.email);
  await phone.locator('#password').fill(person.password);
  await phone.keyboard.press('Enter');
  await expect(signedIn(phone)).toContainText(person.email);

  await signIn(page, person);
  await phone.context().clearCookies({ name: /^sg-auth/ });
  await phone.goto('/kontakt');
  await openAccount(phone);
  await accountDialog(phone).locator('input[name="email"]:not([hidden])').fill(person.email);
  await accountDialog(phone).getByRole('button', { name: 'Passwort vergessen?' }).click();
  await send(phone, {});
  await expect(accountDialog(phone).locator('[data-sent="recovery"]')).toBeVisible();
  await phone.goto(await nextLink(desk, person, link));
  await phone.locator('#password').fill(fresh);
  await phone.keyboard.press('Enter');
  await expect(accountDialog(phone)).toContainText('Ihr neues Passwort ist gespeichert');
  await send(phone, { email: person.email, password: fresh });
  await expect(signedIn(phone)).toContainText(person.email);
  await phone.context().close();

  expect((await page.request.get('/api/account')).status()).toBe(401);
  expect((await page.request.get('/api/account/draft')).status()).toBe(401);
});

test('a colleague is invited, sets the second factor up, comes by phone, loses the app and then the codes', async ({
  page,
  browser,
  desk,
}) => {
  test.setTimeout(240_000);
  const colleague = { email: newPerson('colleague').email, password: fresh };
  await staff(desk, 'add', colleague.email, 'Juna Feld');
  await page.goto(await nextLink(desk, colleague));
  await page.locator('#password').fill(colleague.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/haus/anmelden?account=password-saved');
  await signInAt(page, colleague);
  const { secret, codes } = await setUp(page, colleague);

  const phone = await phoneOf(browser, desk);
  await signInAt(phone, colleague, '/haus/kalender');
  await expect(factor(phone, 'known')).toBeVisible();
  await enterCode(phone, '123456');
  await expect(factor(phone, 'known')).toContainText('Dieser Code gilt nicht');
  await expect(phone.locator('input[name="code"]')).toBeFocused();
  await enterCode(phone, await nextCode(colleague.email, secret));
  await phone.waitForURL('**/haus/kalender');

  const comeAgain = async () => {
    await phone.context().clearCookies({ name: /^sg-auth/ });
    await signInAt(phone, colleague);
    await phone.getByRole('link', { name: 'Telefon nicht zur Hand?' }).click();
    await enterCode(phone, codes[3] ?? '');
  };
  await comeAgain();
  await isAtDesk(phone);
  await comeAgain();
  await expect(factor(phone, 'known')).toContainText('Dieser Code gilt nicht');
  await phone.context().close();

  await staff(desk, 'reset-factor', colleague.email);
  await page.goto('/haus');
  await page.waitForURL('**/haus/anmelden?**');
  await signInAt(page, colleague);
  expect((await setUp(page, colleague)).secret).not.toBe(secret);
});

test('the second factor is set up and asked for on a phone, in every language', async ({ page, desk }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  const member = await desk.person('small-phone');
  await desk.service.rpc('add_staff', { p_email: member.email, p_name: 'Mira' }).throwOnError();
  const look = async (kind: 'new' | 'known') => {
    await expect(factor(page, kind)).toBeVisible();
    for (const locale of locales) {
      await page.locator(`button[name="locale"][value="${locale}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(factor(page, kind)).toBeVisible();
      if (kind === 'new') await expect(page.locator('svg[data-qr]')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
      await expectNoAxeFindings(page, `${kind} in ${locale}`);
    }
  };
  await signInAt(page, member);
  await look('new');
  await setUp(page, member);
  await page.context().clearCookies({ name: /^sg-auth/ });
  await signInAt(page, member);
  await look('known');
});
