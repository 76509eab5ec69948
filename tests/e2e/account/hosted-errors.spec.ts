import { locales } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { accountDialog, field, send, signedIn, signIn, submit } from './account-dialog';
import { expectError, expectedErrors, messages, openForm, titles } from './expect-error';
import { expect, test } from './hosted-backend-fixture';
import { newPerson } from './person';

test.use({ allowedErrors: [expectedErrors] });

for (const locale of locales) {
  const t = messages[locale];
  const contact = localPath(locale, 'contact');

  test.describe(`by a hosted project, told in ${locale}`, () => {
    test('an address that has an account, when signing up and when changing to it', async ({
      page,
      project,
    }) => {
      const person = await project.person('exists');
      const other = await project.person('other');
      await openForm(page, locale, 'signUp');
      await send(page, other);
      await expectError(page, locale, 'emailExists', titles.signUp[locale]);
      await expect(field(page, 'email')).toBeFocused();
      await signIn(page, person, contact);
      await accountDialog(page).getByRole('button', { name: t.settings.email }).click();
      await send(page, { email: other.email });
      await expectError(page, locale, 'emailExists', t.settings.emailFailed);
    });

    test('no new accounts', async ({ page, project }) => {
      await openForm(page, locale, 'signUp');
      await project.reopen({ closed: true });
      try {
        await send(page, newPerson('closed'));
        await expectError(page, locale, 'signUpClosed', titles.signUp[locale]);
      } finally {
        await project.reopen();
      }
    });

    test('an address that the browser takes and the project does not', async ({ page }) => {
      await openForm(page, locale, 'signUp');
      await send(page, { ...newPerson('dots'), email: 'zwei@@visitor.example' });
      await expectError(page, locale, 'emailInvalid', titles.signUp[locale]);
    });

    test('its own links: used, over, refused, and opened in another browser', async ({
      page,
      browser,
      project,
    }) => {
      const person = await project.person('links');
      const back = `/auth/confirm?lng=${locale}`;
      const ask = async () => {
        await openForm(page, locale, 'signIn');
        await field(page, 'email').fill(person.email);
        await accountDialog(page).getByRole('button', { name: t.signIn.forgotten }).click();
        await submit(page).click();
        await expect(accountDialog(page).locator('[data-sent="recovery"]')).toBeVisible();
        return project.link(person.email, back);
      };
      const follow = async (link: string, kind: 'linkExpired' | 'codeExchange' | 'implicitRedirect') => {
        await page.goto(link);
        await expect(accountDialog(page).locator('[data-link-problem]')).toContainText(t.errors[kind]);
        // Neither the reason nor a session stays in the address.
        await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toBe('');
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      };

      // Without a session of the browser that asked, what the link brings along belongs to nobody here.
      const link = await ask();
      await follow(link, 'codeExchange');
      await follow(link, 'linkExpired');
      await follow(`${project.origin}${back}&code=0f4c7a0e-0000-4000-8000-000000000000`, 'codeExchange');
      const late = await ask();
      await project.reopen({ hoursAhead: 2 });
      try {
        await follow(late, 'linkExpired');
      } finally {
        await project.reopen();
      }

      // An address that somebody else has taken between the wish and the link.
      const request = newPerson('wish');
      await signIn(page, person, contact);
      await accountDialog(page).getByRole('button', { name: t.settings.email }).click();
      await send(page, { email: request.email });
      await expect(accountDialog(page).locator('[data-sent="emailChange"]')).toBeVisible();
      const change = await project.link(request.email, back);
      const faster = await browser.newPage({ baseURL: project.origin });
      await openForm(faster, locale, 'signUp');
      await send(faster, request);
      await expect(signedIn(faster)).toContainText(request.email);
      await faster.context().close();
      await follow(change, 'implicitRedirect');
    });

    test('an answer without a session, one that breaks off, and none at all', async ({ page, project }) => {
      const person = await project.person('answers');
      await openForm(page, locale, 'signIn');
      const attempt = async (kind: 'tokenResponse' | 'unavailable' | 'unreachable') => {
        await send(page, person);
        await expectError(page, locale, kind, titles.signIn[locale]);
      };
      project.gateway.fault = 'stripped';
      await attempt('tokenResponse');
      project.gateway.fault = 'cut';
      await attempt('unavailable');
      project.gateway.fault = 'none';
      await project.gateway.close();
      await attempt('unavailable');
      // With the site gone as well, nobody can tell whose fault it is.
      await project.site.stop();
      try {
        await attempt('unreachable');
      } finally {
        await project.gateway.open();
        await project.site.start();
      }
      await submit(page).click();
      await expect(signedIn(page)).toContainText(person.email);
    });
  });
}
