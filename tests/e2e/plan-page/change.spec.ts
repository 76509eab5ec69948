import { expect, mailsTo, test } from '../house-fixture';

test('before an answer its guest writes to the house, and withdraws', async ({ page, house }) => {
  const inquiry = await house.inquire('es');
  await page.goto(inquiry.link);
  await expect(page.locator('[data-standing="received"]')).toBeVisible();

  await page.locator('[data-action="write"]').click();
  const message = page.locator('[data-open-action="write"]');
  await message.locator('button[type="submit"]').click();
  await expect(message.locator('textarea')).toHaveAttribute('aria-invalid', 'true');
  await message.locator('textarea').fill('Geht das auch draußen?');
  await message.locator('button[type="submit"]').dblclick();
  await expect(message).toHaveCount(0);
  await expect
    .poll(
      () =>
        mailsTo(house, 'post@seegut.example', inquiry.reference).filter(({ text }) =>
          text.includes('Geht das auch draußen?'),
        ).length,
      { timeout: 30_000 },
    )
    .toBe(1);

  await page.locator('[data-action="no"]').click();
  await page.locator('[data-open-action="no"] button[type="button"]').click();
  await expect(page.locator('[data-action="no"]')).toBeFocused();
  await page.locator('[data-action="no"]').click();
  await page.locator('[data-open-action="no"] button[type="submit"]').click();
  await expect(page.locator('[data-standing="withdrawn"]')).toBeVisible();
  await expect(page.locator('[data-action="no"]')).toHaveCount(0);
});
