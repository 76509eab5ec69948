import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

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
