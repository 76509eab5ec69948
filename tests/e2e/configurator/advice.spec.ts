import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

test('the date field says from when on there is no surcharge, and what an earlier day costs', async ({
  page,
}) => {
  await withPlan(page, { ...weddingPlan, details: {} });
  await openStep(page, 'de', 'eckdaten');
  const note = page.locator('[data-lead-time]');
  await expect(note).toContainText('14 Werktage');
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('[id="details.date"]').fill(soon);
  await expect(note).toContainText('15 % Express-Zuschlag');
  await expect(note).toContainText('0221 4710 123');
  await expect(page.locator('[id="details.date"]')).not.toHaveAttribute('aria-invalid', 'true');
});
