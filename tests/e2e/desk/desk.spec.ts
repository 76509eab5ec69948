import type { Page } from '@playwright/test';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { expect, test } from './desk-fixture';
import { enter } from './sign-in';

let day = 100;
/** A day that no other test uses. */
const freshDay = () => addDays(toIsoDay(new Date()), day++);

const details = (lastName: string, isoDay: string | null, email = 'gast@example.org') => ({
  date: isoDay ? eventDay(isoDay) : null,
  firstName: 'Ada',
  lastName,
  email,
});

const notice = (page: Page) => page.locator('[data-notice]');
const saved = (page: Page) => page.locator('[data-save="saved"]');

test('the inbox shows the most urgent first, finds by name, number and day, and filters', async ({
  page,
  desk,
}) => {
  const isoDay = freshDay();
  const late = await desk.inquiry({ details: details('Spätling', null) as never });
  const next = await desk.inquiry({ details: details('Frühauf', isoDay) as never });
  const past = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await desk.service.from('inquiries').update({ answer_by: past }).eq('reference', late).throwOnError();
  await enter(page, await desk.staff('Tilda'));

  const row = (reference: string) => page.locator(`[data-reference="${reference}"]`);
  await expect(page.locator('[data-group="overdue"]').locator(row(late))).toContainText('überfällig');
  await expect(row(next)).toContainText('noch 3 Tage');
  const order = await page
    .locator('[data-reference]')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-reference')));
  expect(order.indexOf(late)).toBeLessThan(order.indexOf(next));

  const [year, month, date] = isoDay.split('-');
  for (const text of ['frühauf', next.slice(-5), `${date}.${month}.${year}`]) {
    await page.locator('input[name="q"]').fill(text);
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    await expect(row(next), text).toBeVisible();
    await expect(row(late), text).toHaveCount(0);
  }
  await page.goto('/haus?q=niemand-heisst-so');
  await expect(page.locator('[data-reference]')).toHaveCount(0);

  await page.goto(`/haus/anfragen/${next}`);
  await page.locator('form[action$="/take"] button').click();
  await expect(notice(page)).toBeVisible();
  await page.goto('/haus?mine=1');
  await expect(row(next)).toContainText('bei mir');
  await expect(row(late)).toHaveCount(0);
  await page.goto('/haus?state=in_progress');
  await expect(row(next)).toBeVisible();
  await expect(row(late)).toHaveCount(0);
});

test('taking is one tap away from giving back, notes stay, and the history says who did what', async ({
  page,
  desk,
}) => {
  const reference = await desk.inquiry({ allergies: { A: 2 } as never });
  await enter(page, await desk.staff('Ulla'), `/haus/anfragen/${reference}`);
  // What can harm a guest comes before the plan.
  const first = page.locator('.desk-allergies');
  await expect(first).toContainText('2');
  await page.locator('form[action$="/take"] button').click();
  await expect(page.locator('form[action$="/release"] button')).toBeVisible();
  await page.locator('textarea[name="text"]').fill('Ruft morgen an.\n<b>nicht fett</b>');
  await page.locator('form[action$="/note"] button').click();
  await expect(page.locator('[data-notes]')).toContainText('<b>nicht fett</b>');
  await page.locator('form[action$="/release"] button').click();
  const history = page.locator('[data-history] li');
  await expect(history).toHaveCount(4);
  await expect(history.first()).toContainText('Ulla');
});

test.describe('an offer being written', () => {
  // A page that is reloaded at once may read the draft before its last change has arrived; saving then meets it once.
  test.use({ allowedErrors: [/status of 409/] });

  test('an offer begins as the plan, survives a reload, and is sent once with its changed line', async ({
    page,
    desk,
  }) => {
    const email = `offer-${Date.now()}@example.org`;
    const isoDay = freshDay();
    const reference = await desk.inquiry({ details: details('Wunsch', isoDay, email) as never });
    await enter(page, await desk.staff('Vera'), `/haus/anfragen/${reference}/angebot`);

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
    const { data: offers } = await desk.service
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
      .poll(
        () =>
          desk.mail.received.filter(({ recipients, files }) => recipients.includes(email) && files.length > 0)
            .length,
      )
      .toBe(1);
    const pdf = await page.request.get(`/api/haus/inquiries/${reference}/offer.pdf?version=1`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
    await expect(page.locator(`[data-day="${isoDay}"]`)).toHaveAttribute('data-state', 'option');
  });
});

test('a second editor is told instead of overwriting', async ({ page, context, desk }) => {
  const reference = await desk.inquiry({ details: details('Doppelt', freshDay()) as never });
  const path = `/haus/anfragen/${reference}/angebot`;
  await enter(page, await desk.staff('Wanda'), path);
  const second = await context.newPage();
  await second.goto(path);
  await page.locator('textarea[name="message"]').fill('Erster');
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await desk.service.from('offer_drafts').select('revision')).data?.length)
    .toBeGreaterThan(0);
  await second.locator('textarea[name="message"]').fill('Zweiter');
  await expect(second.locator('.desk-notice[data-tone="problem"]')).toContainText('Wanda');
  await second.getByRole('button', { name: 'Meinen Stand behalten' }).click();
  await expect(saved(second)).toBeVisible();
  await page.reload();
  await expect(page.locator('textarea[name="message"]')).toHaveValue('Zweiter');
});

test.describe('for a taken day', () => {
  // The browser logs the answer 409.
  test.use({ allowedErrors: [/api\/haus\/inquiries/] });

  test('a day that was taken meanwhile is named, with the nearest free ones', async ({ page, desk }) => {
    const isoDay = freshDay();
    const other = await desk.inquiry({ details: details('Schneller', isoDay) as never });
    const reference = await desk.inquiry({ details: details('Später', isoDay) as never });
    await enter(page, await desk.staff('Xenia'), `/haus/anfragen/${other}`);
    await page.locator('form[action$="/hold"] button').first().click();
    await expect(notice(page)).toHaveAttribute('data-notice', 'done');

    await page.goto(`/haus/anfragen/${reference}/angebot`);
    await page.locator('[data-review]').click();
    await page.locator('[data-send]').click();
    const taken = page.locator('.desk-notice[data-tone="problem"]');
    await expect(taken).toContainText('vergeben');
    await taken.getByRole('button').first().click();
    await expect(page.locator('input[name="day"]')).not.toHaveValue(isoDay);
    await page.locator('[data-review]').click();
    await page.locator('[data-send]').click();
    await page.waitForURL((url) => url.pathname === `/haus/anfragen/${reference}`);
  });
});

test('declining wants a tick, proposes free days and mails them', async ({ page, desk }) => {
  const email = `declined-${Date.now()}@example.org`;
  const reference = await desk.inquiry({ details: details('Absage', freshDay(), email) as never });
  await enter(page, await desk.staff('Yara'), `/haus/anfragen/${reference}/absage`);
  await page.locator('textarea[name="message"]').fill('An diesem Tag sind wir leider vergeben.');
  await page.locator('input[name="days"]').first().check();
  await page.locator('input[name="confirmed"]').check();
  await page.locator('form[action$="/decline"] button').click();
  await expect(notice(page)).toHaveAttribute('data-notice', 'done');
  await expect
    .poll(
      () =>
        desk.mail.received.filter(
          ({ recipients, text }) => recipients.includes(email) && text.includes('leider vergeben'),
        ).length,
    )
    .toBe(1);
});

test('a day can be closed and set free', async ({ page, desk }) => {
  const isoDay = freshDay();
  await enter(page, await desk.staff('Zoe'));
  await page.goto(`/haus/kalender?monat=${isoDay.slice(0, 7)}&tag=${isoDay}`);
  const cell = page.locator(`[data-day="${isoDay}"]`);
  await expect(cell).toHaveAttribute('data-state', 'free');
  await page.locator('input[name="note"]').fill('Betriebsferien');
  await page.locator('button[value="closed"]').click();
  await expect(cell).toHaveAttribute('data-state', 'closed');
  await page.locator('[data-day-panel] button').click();
  await expect(cell).toHaveAttribute('data-state', 'free');
});

test('speaks the language that was chosen', async ({ page, desk }) => {
  const titles = { de: 'Eingang', en: 'Inbox', es: 'Bandeja de entrada' } as const;
  await enter(page, await desk.staff('Carl'));
  for (const locale of ['en', 'es', 'de'] as const) {
    await page.goto('/haus');
    await page.locator(`button[name="locale"][value="${locale}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
    await page.goto('/haus/kalender');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
});
