import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';
import { collectTexts, control, fill, message, newAddress, readRows, submit } from './form';

// A browser reports scripts that it may not run.
test.use({ javaScriptEnabled: false, allowedErrors: [/script/i] });

const locale = 'es';
const t = collectTexts(locale);
const contact = localPath(locale, 'contact');

test('a message without scripts is corrected, sent and confirmed', async ({ page }) => {
  const email = newAddress('plain');
  await page.goto(contact);
  await expect(page.locator('#sent')).toBeHidden();
  await expect(page.locator('#failed')).toBeHidden();
  await fill(page, message('nobody'));
  await submit(page).click();
  // The browser itself says that this is no address.
  await expect(page.locator('#contact-form [name=email]:invalid')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === contact && url.hash === '');

  await fill(page, { email });
  await control(page, 'callback').check();
  await expect(control(page, 'callbackDay')).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL((url) => url.pathname === contact && url.hash === '#failed');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('#failed')).toContainText(t('contact.failed.title'));
  await expect(page.locator('#sent')).toBeHidden();
  expect(await readRows(email)).toEqual([]);

  await page.goBack();
  await expect(control(page, 'message')).toHaveValue(message('').message);
  await expect(control(page, 'topic')).toHaveValue('catering');
  await control(page, 'phone').fill('02151 123456');
  await submit(page).click();
  await expect(page).toHaveURL((url) => url.pathname === contact && url.hash === '#sent');
  await expect(page.locator('#sent').getByRole('heading')).toHaveText(t('contact.sent.title'));
  await expect(page.locator('#contact-form')).toBeHidden();
  const [row, ...others] = await readRows(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ locale, suspicious: false, phone: '02151 123456' });
  await page.reload();
  expect(await readRows(email)).toHaveLength(1);

  await page
    .locator('#sent')
    .getByRole('link', { name: t('contact.sent.again') })
    .click();
  await expect(control(page, 'message')).toBeVisible();
  await expect(page.locator('#sent')).toBeHidden();
});
