import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, shownCents } from './wizard-flow';

const late = { ...weddingPlan, services: ['s06', 's11'], timeChosen: true };

test.beforeEach(async ({ page }) => {
  await withPlan(page, late);
  await openStep(page, 'de', 'eckdaten');
});

test('the day runs from the reception to clearing, and typing a time moves it', async ({ page }) => {
  const moments = page.locator('[data-day-timeline] ol');
  await expect(moments).toContainText('17:30');
  for (const text of ['Fingerfood zum Empfang', 'Vorspeisen', 'Dessert', 'Tanz', 'Abbau fertig']) {
    await expect(moments).toContainText(text);
  }
  await page.locator('[id="details.time"]').selectOption('12:00');
  await page.locator('[id="details.timeEnd"]').selectOption('16:00');
  await expect(moments).toContainText('12:00');
  await expect(moments).not.toContainText('Letzte Runde');
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

test('a handle is dragged', async ({ page }) => {
  const track = page.getByRole('slider', { name: 'Ende' });
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  // From six to six in 96 steps; a handle is 24 px wide.
  const at = (step: number) => box.x + 12 + (step / 96) * (box.width - 24);
  await page.mouse.move(at(70), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(at(62), box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[id="details.timeEnd"]')).toHaveValue('21:30');
  await expect.poll(() => storedPlan(page)).toMatchObject({ details: { timeEnd: '21:30', time: '17:30' } });
});
