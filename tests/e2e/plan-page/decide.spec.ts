import { expect, test } from '../house-fixture';

test.describe('for a taken day', () => {
  // Browsers report the answer 409.
  test.use({ allowedErrors: [/api\/inquiries\/agree/] });

  test('a day that somebody else takes meanwhile is told, and another day can be asked for', async ({
    page,
    browser,
    house,
  }) => {
    const first = await house.inquire('de');
    const second = await house.inquire('de', { details: first.draft.details });
    for (const inquiry of [first, second]) {
      await house.answer(inquiry, ({ plan, terms }) => ({ plan, terms: { ...terms, holds: false } }));
    }
    await page.goto(second.link);
    await expect(page.locator('[data-agree]')).toBeVisible();
    const other = await browser.newPage();
    await other.goto(first.link);
    await other.locator('[data-agree]').click();
    await expect(other.locator('[data-standing="agreed"]')).toBeVisible();
    await other.close();

    await page.locator('[data-agree]').click();
    const told = page.locator('[data-day-taken]').filter({ hasText: 'vergeben' });
    await expect(told).toBeVisible();
    await expect(page.locator('[data-agree]')).toHaveCount(0);
    const day = told.locator('[data-free-day]').first();
    const words = (await day.textContent()) ?? '';
    await day.click();
    await expect(page.locator('textarea[name="text"]')).toHaveValue(new RegExp(words));
    await page.locator('[data-open-action="write"] button[type="submit"]').click();
    await expect(page.getByText('Ihre Nachricht ist bei uns. Wir antworten')).toBeVisible();
  });
});
