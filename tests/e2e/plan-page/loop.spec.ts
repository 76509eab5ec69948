import type { Browser, Page } from '@playwright/test';
import { locales } from '../../../content/locales';
import { calendarAddress, staffAddress } from '../../../lib/desk/addresses';
import { localPath } from '../../../lib/i18n/address';
import { priceOffer } from '../../../lib/offer/offer';
import { readStoredOffer } from '../../../lib/offer/offer-schema';
import { freshSaturday, type House } from '../../helpers/house';
import { nextCode } from '../../helpers/second-factor';
import { withPlan } from '../configurator/stored-plan';
import { sendButton, untilUsable } from '../configurator/wizard-flow';
import { expect, mailsTo, test } from './house-fixture';

test.setTimeout(240_000);

/** A page of a browser of its own, with somebody of the house signed in. */
async function signedIn(browser: Browser, { origin, member }: House): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}${staffAddress.signIn}`);
  await page.locator('input[type="email"]').fill(member.email);
  await page.locator('input[type="password"]').fill(member.password);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('[data-factor="known"] input[name="code"]').fill(await nextCode(member.email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}${staffAddress.inbox}`);
  return page;
}

/** The address in a mail that leads to the plan page. */
const planLink = (text: string): string => /http:\/\/\S+#key=[\w-]+/.exec(text)?.[0] ?? '';

for (const locale of locales) {
  test(`a plan becomes a booked day and a kitchen sheet (${locale})`, async ({ page, browser, house }) => {
    const { origin, backend } = house;
    const day = freshSaturday();
    const email = `loop-${locale}@visitor.example`;

    // A visitor plans an evening in the house and asks.
    await withPlan(page, {
      customerType: 'private',
      cateringType: 'seated-dinner',
      guests: 64,
      package: 'din-welle',
      vorspeisen: ['v02', 'v11'],
      hauptspeisen: ['h02', 'h01'],
      desserts: ['d02'],
      services: ['s01'],
      allergies: { H: 2 },
      eventType: 'wedding',
      locationType: 'venue',
      room: 'hall',
      details: {
        date: `${day}T12:00:00.000Z`,
        time: '17:30',
        timeEnd: '23:30',
        firstName: 'Zoë',
        lastName: 'Lindqvist',
        email,
      },
    });
    await page.goto(`${origin}${localPath(locale, 'configurator')}/pruefen`);
    await untilUsable(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-[^#]*$/);
    const reference = (await page.locator('[data-reference]').textContent()) ?? '';

    // The house finds it in the inbox and takes it.
    const desk = await signedIn(browser, house);
    await desk.locator(`[data-reference="${reference}"] a`).first().click();
    await expect(desk).toHaveURL(`${origin}${staffAddress.inquiry(reference)}`);
    await desk.locator('[data-assignee] ~ button').click();
    await expect(desk.locator('[data-assignee]')).toBeVisible();

    // An offer begins as the plan; one line changes.
    await desk.locator(`a[href="${staffAddress.offer(reference)}"]`).click();
    const line = desk.locator('[data-offer-editor] fieldset[data-line]').first();
    await line.locator('input[name="price"]').fill('75,00');
    await expect(line).toHaveAttribute('data-changed', '');
    await desk.locator('[data-review]').click();
    await desk.locator('dialog [data-send]').click();
    await expect(desk).toHaveURL(new RegExp(`${staffAddress.inquiry(reference)}(\\?|$)`));

    // It comes by mail, and the mail leads to the plan page, on any device.
    await expect
      .poll(() => mailsTo(house, email, reference).some(({ files }) => files.length > 0), {
        timeout: 45_000,
      })
      .toBe(true);
    const offerMail = mailsTo(house, email, reference).find(({ files }) => files.length > 0);
    const link = planLink(offerMail?.text ?? '');
    expect(link).toContain(`${origin}${localPath(locale, 'success')}?ref=${reference}`);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other.locator('[data-difference="changed"]')).toHaveCount(1);
    const { data: offers } = await backend.service
      .from('offers')
      .select('body, total_cents, inquiry_id')
      .order('sent_at', { ascending: false })
      .limit(1);
    const offer = offers?.[0];
    expect(priceOffer(readStoredOffer(offer?.body)).totalCents).toBe(Number(offer?.total_cents));
    const total = (await other.locator('[data-offer-total]').textContent()) ?? '';
    expect(Number(total.replace(/\D/g, ''))).toBe(Number(offer?.total_cents));

    // The visitor orders, and both sides have it in writing.
    await other.locator('input[name="name"]').fill('Zoë Lindqvist');
    await other.locator('input[name="terms"]').check();
    await other.locator('[data-accept]').click();
    await expect(other.locator('[data-state="accepted"]')).toBeVisible();
    for (const address of [email, 'post@seegut.example']) {
      const before = address === email ? 2 : 1;
      await expect
        .poll(() => mailsTo(house, address, reference).length, { timeout: 45_000 })
        .toBeGreaterThan(before);
    }

    // The day is booked, and the next visitor sees that it is taken, not by whom.
    await desk.goto(`${origin}${calendarAddress(day)}`);
    await expect(desk.locator(`[data-day="${day}"]`)).toHaveAttribute('data-state', 'booked');
    const next = await (await browser.newContext()).newPage();
    await next.goto(`${origin}${localPath(locale, 'locationRooms')}`);
    await next.locator('[data-day-check] input[type="date"]').fill(day);
    await expect(next.locator('[data-availability="taken"]')).toBeVisible();
    await expect(next.locator('[data-availability="taken"]')).not.toContainText('Lindqvist');

    // The kitchen knows what to cook and what nobody may be served.
    await desk.goto(`${origin}${staffAddress.kitchen(reference)}`);
    await expect(desk.locator('[data-kitchen]')).toContainText('64');
    await expect(desk.locator('main')).toContainText(reference);
    for (const opened of [desk, other, next]) await opened.context().close();
  });
}

test('the house cancels a booked order on a phone, and the guest reads it', async ({
  page,
  browser,
  house,
}) => {
  const email = 'cancelled@visitor.example';
  const inquiry = await house.inquire('de', {}, email);
  await house.offer(inquiry, 'de');
  await page.goto(inquiry.link);
  await page.locator('input[name="name"]').fill('Ada Beispiel');
  await page.locator('input[name="terms"]').check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(page.locator('[data-state="accepted"]')).toBeVisible();

  const desk = await signedIn(browser, house);
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto(`${house.origin}${staffAddress.inquiry(inquiry.reference)}`);
  await desk.locator(`a[href="${staffAddress.cancel(inquiry.reference)}"]`).click();
  await desk.locator('select[name="cause"]').selectOption('guest');
  await desk.locator('textarea[name="message"]').fill('Schade, und alles Gute.');
  await desk.locator('input[name="confirmed"]').check();
  const overflow = await desk.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await desk.locator('main form button[type="submit"]').click();
  await expect(desk).toHaveURL(new RegExp(`${staffAddress.inquiry(inquiry.reference)}(\\?|$)`));
  await expect(desk.locator('[data-history]')).toContainText('Schade, und alles Gute.');

  await page.reload();
  await expect(page.locator('[data-state="cancelled"]')).toBeVisible();
  await expect
    .poll(() =>
      mailsTo(house, email, inquiry.reference).some(({ text }) => text.includes('Schade, und alles Gute.')),
    )
    .toBe(true);
});
