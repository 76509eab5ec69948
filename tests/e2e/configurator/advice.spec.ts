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

test('the postcode tells the zone and what delivery costs', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'kontakt');
  const zone = page.locator('[data-zone]');
  await expect(zone).toContainText('Zone 2');
  await expect(zone).toContainText('63,13');
  await page.locator('[id="details.delivery_zip"]').fill('47798');
  await expect(zone).toContainText('kostenfrei');
  await page.locator('[id="details.delivery_zip"]').fill('10115');
  await expect(zone).toContainText('Zone 4');
});

test('staff, tables and pieces follow the guests and the hours', async ({ page }) => {
  const details = { time: '17:00', timeEnd: '19:00' };
  await withPlan(page, { cateringType: 'fingerfood-buffet', package: 'fin-ufer', guests: 120, details });
  await openStep(page, 'en', 'services');
  await expect(page.locator('[data-advice="s01"]')).toContainText('5 for 120 guests');
  await expect(page.locator('[data-advice="s09"]')).toContainText('20 tables');
  await openStep(page, 'en', 'paket');
  await expect(page.locator('[data-portions="reception"]')).toContainText('8 to 12 pieces per person');
});
