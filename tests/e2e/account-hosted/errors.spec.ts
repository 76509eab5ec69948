import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { accountDialog, field, send, signedIn, signIn, submit } from '../account/account-dialog';
import {
  expectError,
  expectedErrors,
  expectLinkProblem,
  messages,
  openForm,
  openForms,
  titles,
} from '../account/expect-error';
import { newPerson } from '../account/person';
import { expect, test } from './project-fixture';

test.use({ allowedErrors: [expectedErrors] });

// Which language a text is in does not change how it comes about.
test.describe('by a hosted project', () => {
  const locale: Locale = 'es';
  const t = messages[locale];
  const contact = localPath(locale, 'contact');

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
});

test.describe('by a hosted project, told in every language', () => {
  test('no new accounts', async ({ context, project }) => {
    const forms = await openForms(context, 'signUp');
    await project.reopen({ closed: true });
    try {
      for (const [locale, form] of forms) {
        await send(form, newPerson('closed'));
        await expectError(form, locale, 'signUpClosed', titles.signUp[locale]);
      }
    } finally {
      await project.reopen();
    }
  });

  test('its own links: used, over, refused, and opened in another browser', async ({
    page,
    browser,
    project,
  }) => {
    test.setTimeout(150_000);
    const t = messages.de;
    const person = await project.person('links');
    const ask = async () => {
      await openForm(page, 'de', 'signIn');
      await field(page, 'email').fill(person.email);
      await accountDialog(page).getByRole('button', { name: t.signIn.forgotten }).click();
      await submit(page).click();
      await expect(accountDialog(page).locator('[data-sent="recovery"]')).toBeVisible();
      return project.link(person.email, '/auth/confirm?lng=de');
    };
    const followEverywhere = (link: string, kind: 'linkExpired' | 'codeExchange' | 'implicitRedirect') =>
      expectLinkProblem(browser, project.origin, kind, (page, locale) => {
        const address = new URL(link);
        if (address.origin === project.origin) address.searchParams.set('lng', locale);
        else address.searchParams.set('redirect_to', `${project.origin}/auth/confirm?lng=${locale}`);
        return page.goto(address.href);
      });

    // Without a session of the browser that asked, what the link brings along belongs to nobody here.
    const link = await ask();
    await page.goto(link);
    await expect(accountDialog(page).locator('[data-link-problem]')).toContainText(t.errors.codeExchange);
    await followEverywhere(link, 'linkExpired');
    const madeUp = '0f4c7a0e-0000-4000-8000-000000000000';
    await followEverywhere(`${project.origin}/auth/confirm?code=${madeUp}`, 'codeExchange');
    const late = await ask();
    await project.reopen({ hoursAhead: 2 });
    try {
      await followEverywhere(late, 'linkExpired');
    } finally {
      await project.reopen();
    }

    // An address that somebody else has taken between the wish and the link.
    const request = newPerson('wish');
    await signIn(page, person);
    await accountDialog(page).getByRole('button', { name: t.settings.email }).click();
    await send(page, { email: request.email });
    await expect(accountDialog(page).locator('[data-sent="emailChange"]')).toBeVisible();
    const change = await project.link(request.email, '/');
    const faster = await browser.newPage({ baseURL: project.origin });
    await openForm(faster, 'de', 'signUp');
    await send(faster, request);
    await expect(signedIn(faster)).toContainText(request.email);
    await faster.context().close();
    await followEverywhere(change, 'implicitRedirect');
  });

  test('an answer without a session, one that breaks off, and none at all', async ({ context, project }) => {
    const person = await project.person('answers');
    const forms = await openForms(context, 'signIn');
    const attempt = async (kind: 'tokenResponse' | 'unavailable' | 'unreachable') => {
      for (const [locale, form] of forms) {
        await send(form, person);
        await expectError(form, locale, kind, titles.signIn[locale]);
      }
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
    for (const form of [...forms.values()].slice(0, 1)) {
      await submit(form).click();
      await expect(signedIn(form)).toContainText(person.email);
    }
  });
});
