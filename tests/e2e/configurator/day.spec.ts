import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, shownCents, unfold } from './wizard-flow';

const late = { ...weddingPlan, services: ['s06', 's11'], timeChosen: true };

test.beforeEach(async ({ page }) => {
  await withPlan(page, late);
  await openStep(page, 'de', 'eckdaten');
  await unfold(page, 'more-answers');
});

test('arrow keys on a handle change hours, staff and price, and the team is missed when it goes first', async ({
  page,
}) => {
  const end = page.getByRole('slider', { name: 'Ende' });
  await expect(end).toHaveAttribute('aria-valuetext', '23:30 Uhr');
  const before = await shownCents(page);
  await end.focus();
  for (let hour = 0; hour < 8; hour++) await end.press('ArrowRight');
  await expect(end).toHaveAttribute('aria-valuetext', '01:30 Uhr');
  await expect(page.locator('[id="details.timeEnd"]')).toHaveValue('01:30');
  await expect(page.locator('[data-shifts]')).toContainText('DJ und Tontechnik: 17:30 bis 01:30 Uhr');
  await expect(page.locator('[data-day-notice="serviceEnds"]')).toContainText('Der Service im Paket bleibt');
  expect(await shownCents(page)).toBeGreaterThan(before);
  await page.getByRole('slider', { name: 'Beginn' }).press('ArrowLeft');
  await expect(page.locator('[id="details.time"]')).toHaveValue('17:15');
});
