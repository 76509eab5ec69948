import type { Page } from '@playwright/test';
import { localPath } from '@/lib/i18n/address';
import { defaultDraft } from '@/lib/plan/draft';
import { chooseOccasion } from '@/lib/plan/event-rules';
import { proposePlans } from '@/lib/plan/propose';
import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { countTaps } from './taps';
import { newVisitor, openStep, sendButton, shownCents, untilUsable } from './wizard-flow';

const phone = { width: 360, height: 640 };

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
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

test('from the home page to three totals in 5 taps, from there to a sent inquiry in 8', async ({ page }) => {
  const locale = 'en';
  const { email, lastName } = newVisitor('first');
  const before = countTaps();
  const home = localPath(locale, 'home');
  await page.goto(home);
  const link = page.locator(`main a[href^="${localPath(locale, 'configurator')}"]`).first();
  await before.tap(link);
  await untilUsable(page);

  for (const id of ['eventType', 'locationType']) await expect(field(page, id)).toHaveValue('');
  await before.choose(field(page, 'eventType'), 'wedding');
  const bar = await page.locator('[data-summary-bar]').boundingBox();
  for (const id of ['eventType', 'guests', 'details.date', 'locationType']) {
    const box = await field(page, id).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.y, id).toBeGreaterThan(0);
  }
  const button = await page.locator('[data-show-proposals]').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await before.tap(page.locator('[data-show-proposals]'));
  await expect(totals(page)).toHaveCount(3);
  expect(before.count()).toBeLessThanOrEqual(5);
  const proposed = await centsOf(page);
  expect([...proposed].sort((one, other) => one - other)).toEqual(proposed);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const computed = proposePlans(chooseOccasion(defaultDraft(), 'wedding'), new Date());
  expect(computed.map(({ price }) => price.shownCents)).toEqual(proposed);

  const after = countTaps();
  await after.tap(page.locator('[data-take="balanced"]'));
  await expect(page).toHaveURL(/\/pruefen$/);
  await untilUsable(page);
  await expect.poll(() => shownCents(page)).toBe(proposed[1]);

  await after.tap(page.locator('main nav ol a[href$="/kontakt"]'));
  await expect(page).toHaveURL(/\/kontakt$/);
  await untilUsable(page);
  for (const [id, text] of [
    ['firstName', 'Zoë'],
    ['lastName', lastName],
    ['email', email],
  ] as const) {
    await after.tap(field(page, `details.${id}`));
    await page.keyboard.type(text);
  }
  await after.tap(page.locator('[data-next-step]'));
  await expect(page).toHaveURL(/\/pruefen$/);
  await untilUsable(page);
  await after.tap(sendButton(page));
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  expect(after.count()).toBeLessThanOrEqual(8);
  const { data } = await serviceDatabase()
    .from('inquiries')
    .select('payload, shown_total_cents, server_total_cents')
    .eq('email', email);
  expect(data).toMatchObject([
    {
      shown_total_cents: proposed[1],
      server_total_cents: proposed[1],
      payload: { eventType: 'wedding', customerType: 'private', guests: 50, locationType: null },
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

  await showProposals(page);
  await page.locator('[data-refine="simple"]').click();
  await expect(page).toHaveURL(/\/catering-art$/);
  await expect
    .poll(() => storedPlan(page))
    .toMatchObject({
      guests: 64,
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
