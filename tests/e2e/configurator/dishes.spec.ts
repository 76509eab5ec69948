import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

test.beforeEach(async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
});

test('six vegan guests without a vegan main are noticed, and one way leads to suitable dishes', async ({
  page,
}) => {
  await page.locator('[id="veganGuests"]').fill('6');
  const gap = page.locator('[data-diet-gap="hauptspeisen"]');
  await expect(gap).toContainText('6 Gäste essen vegan');
  await page.getByRole('button', { name: 'Passende Gerichte zeigen' }).click();
  await page.locator('input[value="h10"]').check();
  await expect(gap).toHaveCount(0);
});

test('a dish beyond the package is counted as extra and priced; one fewer is left to the kitchen', async ({
  page,
}) => {
  const counter = page.locator('#hauptspeisen [role="status"]');
  await expect(counter).toHaveText('2 von 2 gewählt');
  const before = Number(await page.locator('[data-price]').first().getAttribute('data-cents'));
  await page.locator('input[value="h10"]').check();
  await expect(counter).toContainText('1 Gericht extra');
  await expect(page.locator('[data-notice="extraChoices"]').first()).toBeAttached();
  const after = Number(await page.locator('[data-price]').first().getAttribute('data-cents'));
  expect(after).toBeGreaterThan(before);
  await page.locator('input[value="h10"]').uncheck();
  await page.locator('input[value="h02"]').uncheck();
  await expect(counter).toContainText('1 Platz füllt die Küche');
});
