import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, shownCents, unfold } from './wizard-flow';

const late = { ...weddingPlan, services: ['s06', 's11'], timeChosen: true };

test.beforeEach(async ({ page }) => {
  await withPlan(page, late);
  await openStep(page, 'de', 'eckdaten');
  await unfold(page, 'more-answers');
});

test('a later end changes hours, staff and price, and the team is missed when it goes first', async ({
  page,
}) => {
  const end = page.locator('[id="details.timeEnd"]');
  await expect(end).toHaveValue('23:30');
  const before = await shownCents(page);
  await end.selectOption('01:30');
  await expect(page.locator('[data-shifts]')).toContainText('DJ und Tontechnik: 17:30 bis 01:30 Uhr');
  await expect(page.locator('[data-day-notice="serviceEnds"]')).toContainText('Der Service im Paket bleibt');
  expect(await shownCents(page)).toBeGreaterThan(before);
});
