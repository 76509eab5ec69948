import { readFile } from 'node:fs/promises';
import { changedAnswer } from '../../helpers/answers';
import { expect, mailsTo, test } from '../house-fixture';

test('an answer is read beside the plan and agreed to once, and both sides get a mail', async ({
  page,
  house,
}) => {
  const email = 'agree@visitor.example';
  const inquiry = await house.inquire('en', {}, email);
  await house.answer(inquiry, changedAnswer);
  await page.goto(inquiry.link);
  await expect(page.locator('[data-standing="offered"]')).toBeVisible();
  await expect(page.locator('[data-change="guests"]')).toContainText(String(inquiry.draft.guests + 5));
  await expect(page.locator('[data-changes]')).toContainText(/420[.,]00/);
  await expect(page.locator('[data-sent-plan]')).toContainText(String(inquiry.draft.guests + 5));
  const card = page.locator('[data-yes]');
  await expect(card).toContainText('costs nothing');
  await card.locator('[data-agree]').dblclick();
  await expect(page.locator('[data-standing="agreed"]')).toBeVisible();
  await expect(card).toHaveCount(0);
  for (const address of [email, 'post@seegut.example']) {
    await expect
      .poll(() => mailsTo(house, address, inquiry.reference).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(address === email ? 3 : 2);
  }

  await page.reload();
  await expect(page.locator('[data-standing="agreed"]')).toBeVisible();
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-sent-plan] [data-calendar]').click(),
  ]);
  expect(await readFile(await entry.path(), 'utf8')).toContain('STATUS:CONFIRMED');
});

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
