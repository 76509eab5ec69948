import { expect, mailsTo, test } from '../house-fixture';

test.describe('with a question that says nothing', () => {
  // The browser logs the answer 422.
  test.use({ allowedErrors: [/api\/inquiries\/question/] });

  test('before an answer a question is asked, and the inquiry withdrawn', async ({ page, house }) => {
    const locale = 'es';
    const inquiry = await house.inquire(locale);
    await page.goto(inquiry.link);
    await expect(page.locator('[data-state="received"]')).toBeVisible();

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
