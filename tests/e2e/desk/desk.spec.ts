import type { Page } from '@playwright/test';
import { toIsoDay } from '@/lib/base/event-day';
import type { Person } from '../account/person';
import { expectNoAxeFindings } from '../axe';
import { decided } from '../frame/visitor';
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

  await expectNoAxeFindings(page, 'answer');
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
  await expect(page.locator('[data-current="2"]')).toContainText(String(draft.guests + 10));
  expect(await page.evaluate(() => window.localStorage.getItem('cateringConfig'))).toBe(kept);
  const { data: versions } = await house.backend.service
    .from('versions')
    .select('number, author, plan, terms, inquiry:inquiries!versions_inquiry_id_fkey!inner(reference)')
    .eq('inquiry.reference', reference)
    .order('number');
  expect(versions).toMatchObject([
    { number: 1, author: 'guest' },
    { number: 2, plan: { guests: draft.guests + 10 }, terms: { message: 'Wir freuen uns auf Sie.' } },
  ]);
  await expect
    .poll(() => mailsTo(house, email, reference).filter(({ files }) => files.length > 0).length)
    .toBe(1);
  const pdf = await page.request.get(`/api/haus/inquiries/${reference}/answer.pdf?version=2`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
  await expect(page.locator(`[data-day="${isoDay}"]`)).toHaveAttribute('data-state', 'option');
});

const viewport = { width: 390, height: 844 };

test('on a phone an inquiry goes from answer to yes, to a change, and is cancelled', async ({
  page,
  browser,
  house,
}) => {
  await page.setViewportSize(viewport);
  const email = `journey-${Date.now()}@example.org`;
  const inquiry = await house.inquire('de', {}, email);
  const rival = await house.inquire('de', { details: inquiry.draft.details }, `rival-${email}`);
  const { reference, draft } = inquiry;
  const isoDay = toIsoDay(draft.details.date ?? new Date());
  const guest = await browser.newPage({ viewport });
  await decided(guest.context());

  // The inbox says at a glance that two ask for the same Saturday.
  await enter(page, house.member, '/haus');
  const row = page.locator(`[data-group="waiting"] [data-reference="${reference}"]`);
  await expect(row).toContainText('1 weitere für diesen Tag');
  await expectNoAxeFindings(page, 'desk');
  await row.getByRole('link').click();
  await expect(page.locator('[data-others]')).toBeVisible();
  await expectNoAxeFindings(page, 'desk');
  await page.locator('#schreiben textarea').fill('Gern, wir rechnen nach.');
  await page.getByRole('button', { name: 'An den Gast senden' }).click();
  await expect(notice(page)).toHaveAttribute('data-notice', 'done');

  await house.answer(inquiry, ({ plan, terms }) => ({ plan: { ...plan, guests: 90 }, terms }));
  await guest.goto(inquiry.link);
  await expect(guest.locator('[data-standing="offered"]')).toBeVisible();
  await expect(guest.locator('[data-change="guests"]')).toContainText('90');
  await expect(guest.locator('[data-history]')).toContainText('Gern, wir rechnen nach.');
  await expectNoAxeFindings(guest, 'guest');
  await guest.locator('[data-agree]').dblclick();
  await expect(guest.locator('[data-standing="agreed"]')).toBeVisible();

  // What is gone can be promised to nobody else.
  await expect(house.answer(rival)).rejects.toThrow('day_taken');
  await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
  await expect(page.locator(`[data-day="${isoDay}"]`)).toHaveAttribute('data-state', 'booked');
  await expect(page.locator('[data-asking]').locator(`a[href$="${rival.reference}"]`)).toBeVisible();
  await expect(page.locator('[data-day-panel] form')).toHaveCount(0);
  await expectNoAxeFindings(page, 'desk');

  // A change stands beside what is agreed on until the guest says yes again.
  await house.answer(inquiry, ({ plan, terms }) => ({ plan: { ...plan, guests: 70 }, terms }), 2);
  await page.goto(`/haus/anfragen/${reference}`);
  await expect(page.locator('[data-open-change="3"]')).toContainText('70');
  await expect(page.locator('[data-current="2"]')).toBeVisible();
  await guest.reload();
  await expect(guest.locator('[data-sent-plan]')).toContainText('90');
  await guest.locator('[data-agree]').click();
  await expect(guest.locator('[data-sent-plan]')).toContainText('70');
  await guest.close();

  await page.reload();
  const cancel = page.locator('[data-action="cancel"]');
  await cancel.locator('summary').click();
  await cancel.locator('textarea').fill('Alles Gute.');
  await cancel.locator('input[name="confirmed"]').check();
  await cancel.locator('button').click();
  await expect(notice(page)).toHaveAttribute('data-notice', 'done');
  await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
  await expect(page.locator(`[data-day="${isoDay}"]`)).toHaveAttribute('data-state', 'free');
  await expect
    .poll(() => mailsTo(house, email, reference).filter(({ text }) => text.includes('Alles Gute.')).length)
    .toBe(1);
});
