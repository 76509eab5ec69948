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

test('an answer begins as the plan, survives a reload, and is sent once as another plan at another price', async ({
  page,
  house,
}) => {
  const email = `answer-${Date.now()}@example.org`;
  const { reference, draft } = await house.inquire('de', {}, email);
  const isoDay = toIsoDay(draft.details.date ?? new Date());
  await enter(page, house.member, `/haus/anfragen/${reference}/antwort`);
  // What the same browser keeps as a plan of its own.
  const kept = await page.evaluate(() => {
    window.localStorage.setItem('cateringConfig', '{"guests":7}');
    return window.localStorage.getItem('cateringConfig');
  });

  const total = page.locator('[data-answer-total]');
  await expect(total).toContainText('€');
  const before = await total.textContent();
  const guests = page.locator('input[name="guests"]');
  await expect(guests).toHaveValue(String(draft.guests));
  await guests.fill(String(draft.guests + 10));
  await expect(page.locator('[data-differences]')).toContainText(String(draft.guests + 10));
  await expect(total).not.toHaveText(before ?? '');
  await page.locator('textarea[name="message"]').fill('Wir freuen uns auf Sie.');
  await page.getByRole('button', { name: 'Position hinzufügen' }).click();
  const extra = page.locator('[data-extra]');
  await expect(page.locator('[data-answer-errors]')).toBeVisible();
  await extra.locator('input[name="extraText"]').fill('Bootsfahrt');
  await extra.locator('input[inputmode="decimal"]').fill('420,50');
  await expect(page.locator('[data-answer-errors]')).toHaveCount(0);
  await expect(page.locator('[data-differences]')).toContainText('420,50');
  const changed = (await total.textContent()) ?? '';

  await page.reload();
  await expect(guests).toHaveValue(String(draft.guests + 10));
  await expect(page.locator('textarea[name="message"]')).toHaveValue('Wir freuen uns auf Sie.');
  await expect(total).toHaveText(changed);
  await page.locator('[data-send]').dblclick();
  await page.waitForURL((url) => url.pathname === `/haus/anfragen/${reference}`);
  await expect(page.locator('[data-current="1"]')).toContainText(String(draft.guests + 10));
  expect(await page.evaluate(() => window.localStorage.getItem('cateringConfig'))).toBe(kept);
  const { data: offers } = await house.backend.service
    .from('offers')
    .select('version, state, body, inquiry:inquiries!inner(reference)')
    .eq('inquiry.reference', reference);
  expect(offers).toMatchObject([
    {
      version: 1,
      state: 'open',
      body: { plan: { guests: draft.guests + 10 }, terms: { message: 'Wir freuen uns auf Sie.' } },
    },
  ]);
  await expect
    .poll(() => mailsTo(house, email, reference).filter(({ files }) => files.length > 0).length)
    .toBe(1);
  const pdf = await page.request.get(`/api/haus/inquiries/${reference}/offer.pdf?version=1`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
  await expect(page.locator(`[data-day="${isoDay}"]`)).toHaveAttribute('data-state', 'option');
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
