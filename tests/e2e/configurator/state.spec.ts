import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { decided, nothing } from '../frame/visitor';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton } from './wizard-flow';

test.use({ allowedErrors: [/api\/inquiries\/plan/], playsTagManager: true });

const signals = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer);

test('the key of a sent inquiry stays in its tab, in no address and out of a container’s reach, and opens it anywhere', async ({
  page,
  browser,
  context,
}) => {
  // The site is started with `GTM_ID`, and the visitor has allowed it.
  await decided(context, { ...nothing, statistics: true });
  await page.clock.install();
  const email = `state-${Date.now()}@visitor.example`;
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
  await openStep(page, 'de', 'pruefen');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-[^#]*$/);
  await expect(page.locator('[data-standing="received"]')).toBeVisible();
  const answer = page.locator('[data-standing="received"]');
  for (const again of [() => page.reload(), () => page.goto('/agb'), () => page.goBack()]) {
    await again();
    await page.clock.fastForward(4_000);
    await page.waitForLoadState('networkidle');
    expect(await signals(page)).toBeUndefined();
  }
  await expect(answer).toBeVisible();
  const held = await page.evaluate(() => sessionStorage.getItem('seegut-plan-keys') ?? '{}');
  const key = String(Object.values(JSON.parse(held))[0]);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + location.href)).not.toContain(key);
  const link = `${page.url()}#key=${key}`;

  const closed = { closed_by: 'guest', closed_at: new Date().toISOString() };
  await serviceDatabase().from('inquiries').update(closed).eq('email', email).throwOnError();
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(link);
  await expect(second.locator('[data-standing="withdrawn"]')).toContainText('zurückgezogen');
  await expect(second).toHaveURL(/\/success\?ref=SG-[^#]*$/);
  expect(await second.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
  await second.reload();
  await expect(second.locator('[data-standing="withdrawn"]')).toBeVisible();
  // The plan itself is there on any device, without who asks.
  await expect(second.locator('[data-sent-plan]')).toContainText('64');
  await expect(second.locator('[data-sent-plan]')).not.toContainText('Lindqvist');

  const third = await other.newPage();
  await third.goto(link.replace(/#key=.*/, '#key=wrong'));
  await expect(third.locator('h1[data-thanked="false"]')).toBeVisible();
  await expect(third.locator('[data-reference]')).toHaveCount(0);
  await other.close();
});
