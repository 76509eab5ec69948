import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, unfold, untilUsable } from './wizard-flow';

async function getLink(page: Page): Promise<string> {
  await openStep(page, 'de', 'pruefen');
  await page.locator('aside [data-share] > summary').click();
  const link = page.locator('aside input[name="share-link"]');
  await expect(link).toHaveValue(/#plan=/);
  return link.inputValue();
}

test('a link carries the plan to another browser without contact data and never to a server', async ({
  page,
  browser,
}) => {
  await withPlan(page, weddingPlan);
  const link = await getLink(page);
  const other = await browser.newContext();
  const second = await other.newPage();
  const requests: string[] = [];
  second.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await second.goto(link);
  await untilUsable(second);
  // A plan, not a form: the card with its price stands in place of the step.
  const opened = second.locator('[data-shared-plan="open"]');
  await expect(opened.locator('[data-menu-card]')).toContainText('Rinderfilet rosa');
  await expect(opened.locator('[data-price]')).toBeVisible();
  await expect(opened).not.toContainText('Lindqvist');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Ein Plan für Sie');
  await expect(second.locator('[id="guests"]')).toHaveValue('64');
  await expect(second.locator('[id="guests"]')).toBeHidden();
  await expect(second).toHaveURL(/catering-konfigurator$/);
  await opened.locator('[data-continue]').click();
  await expect(second).toHaveURL(/pruefen$/);
  await expect(second.locator('[data-review-total]')).toBeVisible();
  const plan = await storedPlan(second);
  expect(plan).toMatchObject({ package: 'din-welle', hauptspeisen: ['h02', 'h01'], guests: 64 });
  expect(JSON.stringify(plan)).not.toMatch(/Lindqvist|zoe@|Uferweg/);
  const secret = new URL(link).hash.slice(6);
  expect(requests.filter((request) => request.includes(secret))).toEqual([]);
  await other.close();
});

test('a shared plan never overwrites: it says what differs, is gone on with once taken, and the own one stays beside it', async ({
  page,
  browser,
}) => {
  await withPlan(page, { ...weddingPlan, guests: 90, package: 'din-ufer' });
  const link = await getLink(page);
  const other = await browser.newContext();
  // A banner on its way in has half its colours.
  await decided(other);
  const second = await other.newPage();
  await withPlan(second, weddingPlan);
  await second.goto(link);
  const offer = second.locator('[data-shared-plan]');
  await expect(offer.locator('[data-menu-card]')).toContainText('90 Gäste');
  await expect(second.locator('[id="guests"]')).toHaveValue('64');
  await expectNoAxeFindings(second, 'shared plan');
  await expect(offer.locator('[data-row="guests"] td')).toHaveText(['64', '90']);
  await expect(offer.locator('[data-row="locationType"]')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Mit diesem Plan weiterplanen' }).click();
  await expect(second.locator('[data-review]')).toContainText('90');
  expect(await storedPlan(second)).toMatchObject({ guests: 90, details: { email: 'zoe@visitor.example' } });
  await second.locator('[data-set-aside]').getByRole('button', { name: 'zurückholen' }).click();
  expect(await storedPlan(second)).toMatchObject({ guests: 64, package: 'din-welle' });
  await other.close();
});

test('a preselection, by navigation state or link, sets a plan aside, keeps the guests and says so, with the way back', async ({
  page,
}) => {
  const plan = { ...weddingPlan, guests: 110, allergyNote: '2 × Nuss' };
  await withPlan(page, plan);
  await openStep(page, 'de', 'eckdaten');
  await page.evaluate(() => history.replaceState({ ...history.state, cateringType: 'flying-buffet' }, ''));
  await page.reload();
  await untilUsable(page);
  await expect(page.getByText('Neuer Plan begonnen', { exact: true })).toBeVisible();
  await expect(page.locator('[data-asked-kind="flying-buffet"]')).toBeVisible();
  await expect
    .poll(() => storedPlan(page))
    .toMatchObject({ cateringType: 'flying-buffet', guests: 110, package: null });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => storedPlan(page)).toMatchObject(plan);
  await expect(page.locator('[data-set-aside]')).toHaveCount(0);

  // Without the toast the plan is still there, also after a reload. An individual offer begins with the idea itself.
  await page.goto('/catering-konfigurator?customerType=business&cateringType=individual');
  await untilUsable(page);
  await expect(page).toHaveURL('/catering-konfigurator');
  await expect.poll(() => storedPlan(page)).toMatchObject({ customerType: 'business', guests: 110 });
  await expect(page.locator('[id="details.date"]')).toHaveValue('');
  await page.getByLabel('Ihre Idee').fill('Ein Frühstück auf dem Steg');
  await page.reload();
  await untilUsable(page);
  await expect(page.locator('[id="guests"]')).toHaveValue('110');
  await expect(page.getByLabel('Ihre Idee')).toHaveValue('Ein Frühstück auf dem Steg');
  await expect.poll(() => storedPlan(page)).toMatchObject({ cateringType: 'own-idea' });
  await page.locator('[data-set-aside]').getByRole('button', { name: 'zurückholen' }).click();
  await expect.poll(() => storedPlan(page)).toMatchObject(plan);
  await page.locator('[data-show-proposals]').click();
  await expect(page.locator('[data-proposal]').filter({ hasText: 'Gesetztes Essen' })).toHaveCount(3);
});

test('two tabs work on one plan without losing a change of either', async ({ page, context }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'eckdaten');
  const second = await context.newPage();
  await openStep(second, 'de', 'pruefen');
  await unfold(second, 'extras');
  await second.locator('[id="details.phone"]').fill('0221 4710 123');
  await page.locator('[id="guests"]').fill('70');
  await second.locator('[id="details.message"]').fill('Aus dem zweiten Fenster');
  await unfold(page, 'more-answers');
  await page.locator('[id="children611"]').fill('3');
  await expect
    .poll(() => storedPlan(page))
    .toMatchObject({
      guests: 70,
      children611: 3,
      details: { phone: '0221 4710 123', message: 'Aus dem zweiten Fenster', lastName: 'Lindqvist' },
    });
  await page.locator('[id="children611"]').fill('');
  await expect.poll(() => storedPlan(page)).toMatchObject({ children611: 0 });
  // Prices follow the plan, in each window in its own time.
  const price = (tab: Page) => tab.locator('[data-price]').first().getAttribute('data-cents');
  await expect.poll(async () => (await price(page)) === (await price(second))).toBe(true);
  expect(Number(await price(page))).toBeGreaterThan(0);
});
