import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

test('a course that is chosen is folded on a phone and says what it holds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await decided(page.context());
  await withPlan(page, { ...weddingPlan, beilagen: ['b01', 'b02'] });
  await openStep(page, 'de', 'speisen');
  await expect(page.locator('#hauptspeisen summary')).toContainText('Rinderfilet rosa');
  await expect(page.locator('input[value="h02"]')).toBeHidden();
  // The first that still wants a dish lies open, and nothing folds while somebody chooses.
  await expect(page.locator('input[value="f01"]')).toBeVisible();
  await page.locator('input[value="f01"]').check();
  await page.locator('input[value="f02"]').check();
  await expect(page.locator('#fingerfood [role="status"]')).toHaveText('2 von 2 gewählt');
  await expect(page.locator('input[value="f01"]')).toBeVisible();
  await page.locator('[data-course-nav] a[href="#hauptspeisen"]').click();
  await expect(page.locator('input[value="h02"]')).toBeVisible();
});

test('a course is left to the kitchen, with the way back', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
  const kitchen = page.locator('input[name="kitchen-hauptspeisen"]');
  await expect(kitchen).not.toBeChecked();
  await kitchen.check();
  await expect(kitchen).toBeChecked();
  await expect(page.locator('#hauptspeisen [role="status"]')).toContainText('2 Plätze füllt die Küche');
  await expect.poll(() => storedPlan(page)).toMatchObject({ hauptspeisen: [] });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => storedPlan(page)).toMatchObject({ hauptspeisen: ['h02', 'h01'] });
  await expect(kitchen).not.toBeChecked();
});

test('allergens come on demand, and a named allergy marks its dishes at once', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
  const line = page.locator('#vorspeisen li', { has: page.locator('input[value="v02"]') });
  await expect(line).not.toContainText('Milch (einschließlich Laktose)');
  await page.getByLabel('Allergene und Zusatzstoffe zeigen').check();
  await expect(line).toContainText('Milch (einschließlich Laktose)');
  await expect(line.getByRole('checkbox')).toHaveAccessibleDescription(/Laktose/);
  await page.locator('[id="allergies.H"]').fill('2');
  await expect(line.locator('[data-conflict]')).toContainText('Schalenfrüchte (2 Gäste)');
  await expect(line.getByRole('checkbox')).toHaveAccessibleDescription(/Schalenfrüchte/);
});
