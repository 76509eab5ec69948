import { localPath } from '@/lib/i18n/address';
import { expectNoAxeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { collectTexts, control, fill, message, newAddress, readRows, submit } from './form';

// A browser reports every answer that is not a 2xx, and scripts that it may not run.
test.use({ javaScriptEnabled: false, allowedErrors: [/422|404|script/i] });

const locale = 'es';
const t = collectTexts(locale);

test('a message without scripts is corrected, sent and confirmed', async ({ page }) => {
  const email = newAddress('plain');
  await page.goto(localPath(locale, 'contact'));
  await fill(page, message('nobody'));
  await control(page, 'callback').check();
  await expect(control(page, 'callbackDay')).toBeVisible();
  await submit(page).click();

  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.answerPage.check'));
  await expect(page.locator('#contact-email-error')).toHaveText(t('contact.errors.email.invalid'));
  await expect(page.locator('#contact-phone-error')).toHaveText(t('contact.errors.phone.forCallback'));
  await expect(page.locator('[name=message]')).toHaveValue(message('').message);
  await expect(page.locator('[name=topic]')).toHaveValue('catering');
  await expect(page.locator('[name=callback]')).toBeChecked();
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=phone]').fill('02151 123456');
  await submit(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.sent.title'));
  const [row, ...others] = await readRows(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ locale, suspicious: false, phone: '02151 123456' });
  await expect(page.locator('[data-reference]')).toHaveText(String(row?.reference));
  await page.reload();
  await expect(page.locator('[data-reference]')).toHaveText(String(row?.reference));
  expect(await readRows(email)).toHaveLength(1);
});

test.describe('the pages that answer', () => {
  test.use({ javaScriptEnabled: true });

  test('have nothing that axe objects to', async ({ page }) => {
    await page.goto('/en/kontakt');
    // As a browser without scripts would: the form itself, before anything listens to it.
    await page.evaluate(() => HTMLFormElement.prototype.submit.call(document.querySelector('#contact-form')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your message');
    await expectNoAxeFindings(page, 'rejected');
    await page.goto('/api/contact?lng=en&ref=SK-2026-7KQ4M&by=2026-11-24');
    await expectNoAxeFindings(page, 'sent');
    await page.goto('/api/contact?lng=en&ref=made-up&by=2026-11-24');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such reference number');
  });
});
