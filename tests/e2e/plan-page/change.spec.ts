import { expect, mailsTo, test } from '../house-fixture';

test.describe('with a number that cannot be', () => {
  // The browser logs the answer 422.
  test.use({ allowedErrors: [/api\/inquiries\/(?:guests|question)/] });

  test('before an offer guests are changed at the server’s price, a question asked, the inquiry withdrawn', async ({
    page,
    house,
  }) => {
    const locale = 'es';
    const inquiry = await house.inquire(locale);
    await page.goto(inquiry.link);
    await expect(page.locator('[data-state="received"]')).toBeVisible();

    await page.locator('[data-action="guests"]').click();
    const form = page.locator('[data-open-action="guests"]');
    const guests = form.locator('input[name="change-guests"]');
    await expect(guests).toHaveValue(String(inquiry.draft.guests));
    await guests.fill('0');
    await form.locator('button[type="submit"]').click();
    await expect(guests).toHaveAttribute('aria-invalid', 'true');
    await guests.fill('97');
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[data-new-price]')).toContainText('€');
    // Another number makes the price unknown again.
    await guests.fill('96');
    await expect(form.locator('[data-new-price]')).toHaveCount(0);
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[data-new-price]')).toBeVisible();
    await form.locator('button[type="submit"]').dblclick();
    await expect(form).toHaveCount(0);
    await expect(page.locator('[data-sent-plan]')).toContainText('96');
    await expect(page.locator('[data-history]')).toBeVisible();

    await page.locator('[data-action="question"]').click();
    const question = page.locator('[data-open-action="question"]');
    await question.locator('button[type="submit"]').click();
    await expect(question.locator('textarea')).toHaveAttribute('aria-invalid', 'true');
    await question.locator('textarea').fill('Geht das auch draußen?');
    await question.locator('button[type="submit"]').dblclick();
    await expect(question).toHaveCount(0);
    await expect
      .poll(
        () =>
          mailsTo(house, 'post@seegut.example', inquiry.reference).filter(({ text }) =>
            text.includes('Geht das auch draußen?'),
          ).length,
        { timeout: 30_000 },
      )
      .toBe(1);

    await page.locator('[data-action="withdraw"]').click();
    await page.locator('[data-open-action="withdraw"] button[type="button"]').click();
    await expect(page.locator('[data-action="withdraw"]')).toBeFocused();
    await page.locator('[data-action="withdraw"]').click();
    await page.locator('[data-open-action="withdraw"] button[type="submit"]').click();
    await expect(page.locator('[data-state="withdrawn"]')).toBeVisible();
    await expect(page.locator('[data-plan-actions]')).toHaveCount(0);
  });
});

test('a link that was passed on is withdrawn, and the new one comes by mail', async ({ page, house }) => {
  const email = `link-${Date.now()}@example.org`;
  const inquiry = await house.inquire('de', {}, email);
  await page.goto(inquiry.link);
  const part = page.locator('[data-plan-link]');
  await part.getByRole('button').click();
  await expect(part.getByRole('status')).toContainText('unterwegs');
  const mailed = () =>
    mailsTo(house, email, inquiry.reference)
      .flatMap(({ text }) => /http:\/\/\S+#key=[\w-]+/.exec(text)?.[0] ?? [])
      .find((link) => link !== inquiry.link);
  await expect.poll(mailed).toBeDefined();
  await page.goto('about:blank');
  await page.goto(mailed() ?? '');
  await expect(page.locator('[data-plan-page]')).toBeVisible();
});
