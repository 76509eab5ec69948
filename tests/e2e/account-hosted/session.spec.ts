import { accountDialog, closeDialog, field, openAccount, send, signedIn } from '../account/account-dialog';
import { newPerson } from '../account/person';
import { ageSession, storedSession } from '../account/session-cookie';
import { expect, test } from './project-fixture';

test('on a hosted project: sign up, confirm, reload, second tab, renewal and sign-out, past the site', async ({
  page,
  context,
  project,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { host, pathname, search } = new URL(request.url());
    if (pathname.startsWith('/auth/v1')) asked.push(`${request.method()} ${host} ${pathname}${search}`);
  });
  const person = newPerson('hosted');
  await project.reopen({ confirm: true });
  await page.goto('/kontakt');
  await openAccount(page);
  await accountDialog(page).getByRole('button', { name: 'Konto anlegen' }).click();
  await send(page, person);
  await expect(accountDialog(page).locator('[data-sent="signUp"]')).toContainText(person.email);

  // The mail's link as the templates of docs/sign-in.md make it of the same secret.
  const secret = new URL(await project.link(person.email, '/')).searchParams.get('token');
  await page.goto(`/auth/confirm?lng=de&token_hash=${secret}&type=signup`);
  await page.getByRole('button').click();
  await expect(signedIn(page)).toContainText(person.email);
  await page.reload();
  await openAccount(page);
  await expect(signedIn(page)).toContainText(person.email);
  await expect(accountDialog(page)).toContainText('Noch keine Anfrage');
  await closeDialog(page);

  await ageSession(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect
    .poll(async () => (await storedSession(page))?.expires_at ?? 0)
    .toBeGreaterThan(Math.floor(Date.now() / 1000) + 600);

  const second = await context.newPage();
  await second.goto('/catering-konfigurator');
  await second.locator('[id="guests"]').fill('72');
  await expect(second.locator('[data-draft-state="synced"]')).toBeVisible();
  await second.goto('/kontakt');
  await openAccount(page);
  await openAccount(second);
  await expect(signedIn(second)).toContainText(person.email);
  await second.locator('[data-sign-out]').click();
  await expect(signedIn(page)).toHaveCount(0);
  await expect(field(page, 'email')).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await send(page, person);
  await expect(signedIn(page)).toContainText(person.email);

  const { host } = new URL(project.url);
  expect(asked).toContain(
    `POST ${host} /auth/v1/signup?redirect_to=${encodeURIComponent(`${project.origin}/auth/confirm?lng=de`)}`,
  );
  expect(asked).toContain(`POST ${host} /auth/v1/token?grant_type=refresh_token`);
  expect(asked).toContain(`POST ${host} /auth/v1/logout?scope=local`);
  expect(asked).toContain(`POST ${host} /auth/v1/token?grant_type=password`);
  expect(asked.filter((line) => !line.includes(host))).toEqual([]);
});
