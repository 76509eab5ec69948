import { addDays, toIsoDay } from '@/lib/base/event-day';
import { expect, test } from '../fixtures';
import { collectTexts, control, fill, message, newAddress, openForm, readRows, submit } from './form';

test('a message is sent in place and confirmed with its number', async ({ page }) => {
  const locale = 'es';
  const t = collectTexts(locale);
  const email = newAddress('sent');
  await openForm(page, locale);
  await fill(page, message(email));
  await control(page, 'callback').check();
  const day = addDays(toIsoDay(new Date()), 3);
  await fill(page, { phone: '+49 2151 123456', callbackDay: day, callbackWindow: '12-14' });
  await submit(page).click();
  const sent = page.locator('[data-sent]');
  await expect(sent.getByRole('heading', { name: t('contact.sent.title') })).toBeFocused();
  const [row, ...others] = await readRows(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    locale,
    topic: 'catering',
    name: 'שירה Beispiel 🎉',
    callback: true,
    callback_day: day,
    callback_window: '12-14',
  });
  await expect(sent.locator('[data-reference]')).toHaveText(String(row?.reference));
  await expect(page.locator('#contact-form')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('seegut-contact'))).toBeNull();
  await sent.getByRole('button').click();
  await expect(control(page, 'topic')).toBeFocused();
  await expect(control(page, 'message')).toHaveValue('');
});

test('what is missing is said next to each field and in a list', async ({ page }) => {
  const locale = 'en';
  const t = collectTexts(locale);
  await openForm(page, locale);
  await submit(page).click();
  for (const field of ['topic', 'message', 'name', 'email'] as const) {
    await expect(page.locator(`#contact-${field}-error`)).toHaveText(t(`contact.errors.${field}.required`));
    await expect(control(page, field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(control(page, 'topic')).toBeFocused();
  const summary = page.locator('[data-error-summary]');
  await expect(summary.getByRole('heading')).toHaveText(t('contact.form.errorTitle', { count: 4 }));
  await summary.getByRole('link', { name: t('contact.errors.email.required') }).click();
  await expect(control(page, 'email')).toBeFocused();
  await control(page, 'email').fill('ada@example.org');
  await expect(page.locator('#contact-email-error')).toBeHidden();
  await expect(summary.getByRole('listitem')).toHaveCount(3);
});

test.describe('with the network in the way', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_/] });

  test('nothing typed is lost by a reload or offline, and the key stays with the content', async ({
    page,
  }) => {
    const email = newAddress('kept');
    await openForm(page);
    await fill(page, message(email));
    await control(page, 'callback').check();
    await page.reload();
    await expect(control(page, 'message')).toHaveValue(message(email).message);
    await expect(control(page, 'topic')).toHaveValue('catering');
    await expect(control(page, 'callback')).toBeChecked();
    await control(page, 'callback').uncheck();
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sie sind offline' })).toBeVisible();
    await page.context().setOffline(false);
    // The server stores it, but its answer is lost on the way.
    let lost = true;
    await page.route('**/api/contact', async (route) => {
      const response = await route.fetch();
      if (!lost) return route.fulfill({ response });
      lost = false;
      return route.abort();
    });
    await submit(page).click();
    await expect(page.locator('[data-problem]')).toContainText('Ihr Text bleibt erhalten');
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await submit(page).click();
    await expect(page.locator('[data-sent]')).toBeVisible();
    expect(await readRows(email)).toHaveLength(1);
  });
});
