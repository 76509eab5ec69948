import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton, shownCents } from './wizard-flow';

const sitePort = Number(process.env.E2E_PORT ?? 3210);

test.beforeAll(async () => {
  const { error } = await serviceDatabase(sitePort)
    .from('vouchers')
    .upsert([
      { code: 'WALK-10', percent: 10 },
      { code: 'WALK-ALT', percent: 10, valid_to: '2020-01-31' },
      { code: 'WALK-VIEL', amount_cents: 5_000, minimum_gross_cents: 90_000_000 },
    ]);
  expect(error).toBeNull();
});

test.describe('with a network', () => {
  test.use({ allowedErrors: [/vouchers\/check/] });

  test('a voucher is checked on leaving its field, lowers the price, and the server agrees', async ({
    page,
  }) => {
    const email = `voucher-${Date.now()}@visitor.example`;
    await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
    await openStep(page, 'de', 'pruefen');
    const full = await shownCents(page);
    const field = page.getByLabel('Gutscheincode');
    await field.fill('walk-10');
    await field.blur();
    await expect(page.locator('[data-voucher="voucherApplied"]')).toContainText('WALK-10');
    const lowered = await shownCents(page);
    expect(lowered).toBe(full - Math.round(full / 10));
    await expect(page.getByRole('list', { name: 'Positionen' }).first()).toContainText('Gutschein WALK-10');

    await page.reload();
    await expect(page.locator('[data-voucher="voucherApplied"]')).toBeVisible();
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);
    const { data } = await serviceDatabase(sitePort).from('inquiries').select('*').eq('email', email);
    expect(data).toMatchObject([
      { shown_total_cents: lowered, server_total_cents: lowered, price_differs: false },
    ]);
    await expect(page.locator('[data-sent-plan]')).toContainText('WALK-10');
  });

  test('a voucher that does not count is explained and keeps nobody from sending', async ({ page }) => {
    const email = `no-voucher-${Date.now()}@visitor.example`;
    await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
    await openStep(page, 'de', 'pruefen');
    const full = await shownCents(page);
    for (const [typed, code, words] of [
      ['WALK-ALT', 'voucherExpired', 'war bis 31. Januar 2020 gültig'],
      ['WALK-VIEL', 'voucherMinimum', '900.000,00'],
      ['nö', 'voucherFormat', 'nicht das richtige Format'],
      ['WALK-UNBEKANNT', 'voucherUnknown', 'kennen wir nicht'],
    ] as const) {
      await page.getByLabel('Gutscheincode').fill(typed);
      await page.getByLabel('Gutscheincode').blur();
      await expect(page.locator(`[data-voucher="${code}"]`)).toContainText(words);
      expect(await shownCents(page)).toBe(full);
    }
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);
    const { data } = await serviceDatabase(sitePort).from('inquiries').select('*').eq('email', email);
    expect(data).toMatchObject([{ server_total_cents: full, price_differs: false }]);
  });
});

test.describe('without one', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|vouchers/] });

  test('a voucher waits, and is checked when the network is back', async ({ page, context }) => {
    await withPlan(page, weddingPlan);
    await openStep(page, 'de', 'pruefen');
    const full = await shownCents(page);
    // The field comes after the button, by itself.
    await expect(page.getByLabel('Gutscheincode')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Gutscheincode').fill('WALK-10');
    await page.getByLabel('Gutscheincode').blur();
    await expect(page.locator('[data-voucher="voucherPending"]')).toContainText('wenn Sie senden');
    await context.setOffline(false);
    await expect(page.locator('[data-voucher="voucherApplied"]')).toBeVisible();
    expect(await shownCents(page)).toBeLessThan(full);
  });
});
