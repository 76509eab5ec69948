import { accountDialog, field, send, signedIn, signIn, submit } from '../account/account-dialog';
import { expectedErrors, expectLinkProblem, messages, openForm } from '../account/expect-error';
import { newPerson } from '../account/person';
import { expect, test } from './project-fixture';

test.use({ allowedErrors: [expectedErrors] });

test.describe('by a hosted project, told in every language', () => {
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
});
