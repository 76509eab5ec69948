import type { Locator, Page } from '@playwright/test';
import { localPath } from '@/lib/i18n/address';
import { storedInquiries } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { farDay, newVisitor, openStep, sendButton, shownCents, untilUsable } from './wizard-flow';

/** A finger that is counted: everything a visitor touches, but not what is typed. */
function countTaps() {
  let count = 0;
  return {
    count: () => count,
    async tap(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    /** Touches a field and types, which replaces what stood there. */
    async type(field: Locator, text: string): Promise<void> {
      count += 1;
      await field.fill(text);
    },
    /** A list of choices takes one tap to open and one to choose. */
    async choose(list: Locator, value: string): Promise<void> {
      count += 2;
      await list.selectOption(value);
    },
  };
}

const phone = { width: 390, height: 700 };

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
/** What is gold: the one thing to do next. */
const primary = (page: Page) => page.locator('main .button-default').filter({ visible: true });
const totals = (page: Page) => page.locator('[data-proposals] [data-total]');
const centsOf = async (page: Page): Promise<readonly number[]> =>
  (await totals(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-total')))).map(Number);

async function showProposals(page: Page): Promise<void> {
  await page.locator('[data-show-proposals]').click();
  await expect(totals(page)).toHaveCount(3);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone);
  await decided(page.context());
});

test('a Spanish wedding: price and free day in 8 taps, sent in 16, the button within two screens of the price', async ({
  page,
}) => {
  const locale = 'es';
  const visitor = newVisitor('boda');
  const finger = countTaps();
  await page.goto(localPath(locale, 'weddings'));
  await finger.tap(page.locator(`main a[href*="${localPath(locale, 'configurator')}"]`).first());
  await untilUsable(page);
  await expect(field(page, 'eventType')).toHaveValue('wedding');
  const [bar, button] = [page.locator('[data-summary-bar]'), page.locator('[data-show-proposals]')];
  const room = (await bar.boundingBox())?.y ?? 0;
  for (const shown of [
    ...['eventType', 'guests', 'details.date', 'locationType'].map((id) => field(page, id)),
    button,
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? room) + (box?.height ?? 0)).toBeLessThanOrEqual(room);
  }
  await expect(primary(page)).toHaveCount(1);

  await finger.type(field(page, 'guests'), '80');
  await finger.type(field(page, 'details.date'), farDay);
  await finger.choose(field(page, 'locationType'), 'venue');
  await finger.tap(page.locator('[data-show-proposals]'));
  await expect(totals(page)).toHaveCount(3);
  await expect(page.locator('main [data-availability="free"]')).toBeAttached();
  await expect(primary(page)).toHaveCount(1);
  expect(finger.count()).toBeLessThanOrEqual(8);
  const proposed = await centsOf(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await finger.tap(page.locator('[data-take="balanced"]'));
  await expect(page).toHaveURL(/\/pruefen$/);
  await untilUsable(page);
  await expect.poll(() => shownCents(page)).toBe(proposed[1]);
  await expect(primary(page)).toHaveCount(1);
  const total = await page.locator('[data-review-total]').boundingBox();
  const send = await sendButton(page).boundingBox();
  expect((send?.y ?? 0) - (total?.y ?? 0)).toBeLessThan(2 * phone.height);
  await finger.type(field(page, 'details.firstName'), `Lucía ${visitor.lastName}`);
  await finger.type(field(page, 'details.email'), visitor.email);
  await finger.type(field(page, 'details.phone'), '+34 600 123 456');
  await finger.tap(sendButton(page));
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  expect(finger.count()).toBeLessThanOrEqual(16);
  expect(await storedInquiries(visitor.email)).toMatchObject([
    {
      shown_cents: proposed[1],
      total_cents: proposed[1],
      plan: { eventType: 'wedding', customerType: 'private', guests: 80, locationType: 'venue' },
    },
  ]);
});

test('whoever comes back is greeted with the plan; a proposal over it keeps it as a variant', async ({
  page,
}) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'eckdaten');
  const back = page.locator('[data-welcome-back]');
  await expect(back).toContainText('64 Gäste');
  await expect(back).toContainText('Gesetztes Essen');
  await expect(back.getByRole('link')).toHaveAttribute('href', '/catering-konfigurator/pruefen');

  await field(page, 'eventType').selectOption('other');
  await field(page, 'otherEventText').fill('Richtfest');
  await showProposals(page);
  await page.locator('[data-refine="simple"]').click();
  await expect(page).toHaveURL(/\/catering-art$/);
  await expect
    .poll(() => storedPlan(page))
    .toMatchObject({
      guests: 64,
      otherEventText: 'Richtfest',
      childrenUnder6: 2,
      details: { lastName: 'Lindqvist', email: weddingPlan.details.email, delivery_street: 'Uferweg' },
    });
  await expect.poll(() => storedPlan(page)).not.toMatchObject({ package: weddingPlan.package });
  const others = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key === 'cateringConfig' ? [] : [String(text)])),
  );
  expect(others.filter((text) => text.includes(`"package":"din-welle"`))).toHaveLength(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => storedPlan(page)).toMatchObject({ package: weddingPlan.package });
});
