import { readFile } from 'node:fs/promises';
import { changedAnswer } from '../../helpers/answers';
import { expect, mailsTo, test } from '../house-fixture';

const order = 'Order with obligation to pay';

test('an offer is read beside the plan and accepted once, and both sides get a mail', async ({
  page,
  house,
}) => {
  const locale = 'en';
  const email = 'accept@visitor.example';
  const inquiry = await house.inquire(locale, {}, email);
  await house.answer(inquiry, changedAnswer);
  await page.goto(inquiry.link);
  await expect(page.locator('[data-state="offer_sent"] [aria-current="step"]')).toBeVisible();
  await expect(page.locator('[data-change="guests"]')).toContainText(String(inquiry.draft.guests + 5));
  await expect(page.locator('[data-changes]')).toContainText(/420[.,]00/);
  await expect(page.locator('[data-sent-plan]')).toContainText(String(inquiry.draft.guests + 5));

  // Without name and terms nothing is sent, and what is missing stands next to its field.
  const button = page.getByRole('button', { name: order, exact: true });
  await button.click();
  const name = page.locator('input[name="name"]');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('input[name="terms"]')).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Ada Beispiel');
  await button.click();
  await expect(name).toHaveValue('Ada Beispiel');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.locator('input[name="terms"]').check();

  await button.dblclick();
  await expect(page.locator('[data-state="accepted"]')).toBeVisible();
  await expect(page.locator('[data-state-text]')).toContainText('Ada Beispiel');
  await expect(button).toHaveCount(0);
  const { data } = await house.backend.service
    .from('offer_acceptances')
    .select('name, version, locale, shown, inquiry:inquiries!inner(reference)')
    .eq('inquiries.reference', inquiry.reference);
  const accepted = (data ?? []).filter(
    (row) => (row.inquiry as unknown as { reference: string } | null)?.reference === inquiry.reference,
  );
  expect(accepted).toMatchObject([{ name: 'Ada Beispiel', version: 1, locale, shown: { button: order } }]);
  for (const address of [email, 'post@seegut.example']) {
    await expect
      .poll(() => mailsTo(house, address, inquiry.reference).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(address === email ? 3 : 2);
  }

  await page.reload();
  await expect(page.locator('[data-state="accepted"]')).toBeVisible();
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-sent-plan] [data-calendar]').click(),
  ]);
  expect(await readFile(await entry.path(), 'utf8')).toContain('STATUS:CONFIRMED');
});

test.describe('for a taken day', () => {
  // Browsers report the answer 409.
  test.use({ allowedErrors: [/api\/inquiries\/accept/] });

  test('a day that somebody else books meanwhile is told, and another day can be asked for', async ({
    page,
    browser,
    house,
  }) => {
    const first = await house.inquire('de');
    const second = await house.inquire('de', { details: first.draft.details });
    for (const inquiry of [first, second]) {
      await house.answer(inquiry, ({ plan, terms }) => ({ plan, terms: { ...terms, holds: false } }));
    }
    const order = async (on: typeof page, link: string) => {
      await on.goto(link);
      await on.locator('input[name="name"]').fill('Ada Beispiel');
      await on.locator('input[name="terms"]').check();
      await on.locator('[data-accept]').click();
    };
    const other = await browser.newPage();
    await order(other, first.link);
    await expect(other.locator('[data-state="accepted"]')).toBeVisible();
    await other.close();

    await order(page, second.link);
    const told = page.locator('[data-day-taken]').filter({ hasText: 'vergeben' });
    await expect(told).toBeVisible();
    await expect(page.locator('input[name="name"]')).toHaveValue('Ada Beispiel');
    const day = told.locator('[data-free-day]').first();
    const words = (await day.textContent()) ?? '';
    await day.click();
    await expect(page.locator('textarea[name="text"]')).toHaveValue(new RegExp(words));
    await page.locator('[data-open-action="question"] button[type="submit"]').click();
    await expect(page.getByText('Ihre Nachricht ist bei uns.')).toBeVisible();
  });
});
