import type { Page } from '@playwright/test';
import { toIsoDay } from '@/lib/base/event-day';
import type { Person } from '../account/person';
import { expect, mailsTo, test } from '../house-fixture';

/** Signs the member in by the form of the staff's pages, at the page that asked for it. */
async function enter(page: Page, { email, password }: Person, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/haus\/anmelden\?next=/);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"][aria-disabled]').click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

const notice = (page: Page) => page.locator('[data-notice]');
const saved = (page: Page) => page.locator('[data-save="saved"]');

test.describe('an offer being written', () => {
  // A page that is reloaded at once may read the draft before its last change has arrived; saving then meets it once.
  test.use({ allowedErrors: [/status of 409/] });

  test('an offer begins as the plan, survives a reload, and is sent once with its changed line', async ({
    page,
    house,
  }) => {
    const email = `offer-${Date.now()}@example.org`;
    const { reference, draft } = await house.inquire('de', {}, email);
    const isoDay = toIsoDay(draft.details.date ?? new Date());
    await enter(page, house.member, `/haus/anfragen/${reference}/angebot`);

    const line = page.locator('[data-line]').first();
    const total = page.locator('[data-offer-total]');
    const before = await total.textContent();
    await line.locator('input[name="price"]').fill('99,50');
    await page.locator('textarea[name="message"]').fill('Wir freuen uns auf Sie.');
    await expect(line).toHaveAttribute('data-changed', '');
    await expect(total).not.toHaveText(before ?? '');
    const changed = await total.textContent();
    // At once, before the pause after which a draft is saved.
    await page.reload();
    await expect(line.locator('input[name="price"]')).toHaveValue('99,50');
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Wir freuen uns auf Sie.');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(total).toHaveText(changed ?? '');

    const lines = await page.locator('[data-line]').count();
    await page.locator('select[name="catalogue"]').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(page.locator('[data-line]')).toHaveCount(lines + 1);
    await page.locator('[data-line]').last().locator('button').click();
    await expect(page.locator('[data-line]')).toHaveCount(lines);

    await page.locator('[data-review]').click();
    await expect(page.locator('dialog')).toContainText(email);
    await page.locator('[data-send]').dblclick();
    await page.waitForURL((url) => url.pathname === `/haus/anfragen/${reference}`);
    await expect(page.locator('[data-version="1"]')).toBeVisible();
    const { data: offers } = await house.backend.service
      .from('offers')
      .select('version, state, body, inquiry:inquiries!inner(reference)')
      .eq('inquiry.reference', reference);
    expect(offers).toHaveLength(1);
    expect(offers?.[0]).toMatchObject({
      version: 1,
      state: 'open',
      body: { message: 'Wir freuen uns auf Sie.' },
    });
    expect(offers?.[0]?.body.lines[0].unitCents).toBe(9_950);
    await expect
      .poll(() => mailsTo(house, email, reference).filter(({ files }) => files.length > 0).length)
      .toBe(1);
    const pdf = await page.request.get(`/api/haus/inquiries/${reference}/offer.pdf?version=1`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
    await expect(page.locator(`[data-day="${isoDay}"]`)).toHaveAttribute('data-state', 'option');
  });
});

test('declining wants a tick, proposes free days and mails them', async ({ page, house }) => {
  const email = `declined-${Date.now()}@example.org`;
  const { reference } = await house.inquire('de', {}, email);
  await enter(page, house.member, `/haus/anfragen/${reference}/absage`);
  await page.locator('textarea[name="message"]').fill('An diesem Tag sind wir leider vergeben.');
  await page.locator('input[name="days"]').first().check();
  await page.locator('input[name="confirmed"]').check();
  await page.locator('form[action$="/decline"] button').click();
  await expect(notice(page)).toHaveAttribute('data-notice', 'done');
  await expect
    .poll(
      () => mailsTo(house, email, reference).filter(({ text }) => text.includes('leider vergeben')).length,
    )
    .toBe(1);
});
