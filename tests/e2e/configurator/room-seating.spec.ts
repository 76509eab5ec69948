import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

const seating = (page: Page) => page.locator('[data-room-seating]');

/** How many places the drawing holds. */
async function seats(page: Page): Promise<number> {
  const d = (await seating(page).locator('svg path.seating-chair').getAttribute('d')) ?? '';
  return d.split('M').length - 1;
}

const inOurHouse = { ...weddingPlan, guests: 96, locationType: 'venue' } as const;

test('draws the room of the plan with its guests and follows the choice', async ({ page }) => {
  await withPlan(page, inOurHouse);
  await openStep(page, 'de', 'kontakt');
  await expect(seating(page).getByRole('img')).toBeVisible();
  await expect(seating(page).locator('[data-seating-summary]')).toHaveText(
    'Seesaal, Runde Tische: 96 Gäste sitzen.',
  );
  expect(await seats(page)).toBe(96);
  await page.locator('select[name="room"]').selectOption('terrace');
  await expect(seating(page).locator('[data-seating-summary]')).toContainText('Terrasse');
  await expect(seating(page).locator('dl > div[data-limit]').first()).toContainText('Seesaal');
  await page.locator('select[name="room"]').selectOption('kull');
  await expect(seating(page)).toHaveCount(0);
});

test('shows round or long tables by keyboard, and says it', async ({ page }) => {
  await withPlan(page, inOurHouse);
  await openStep(page, 'de', 'kontakt');
  await seating(page).getByRole('radio', { name: 'Runde' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(seating(page).locator('[data-seating-summary]')).toHaveText(
    'Seesaal, Lange Tafeln: 96 Gäste sitzen.',
  );
  await expect(page.locator('#live-polite')).toContainText('Lange Tafeln');
  expect(await seats(page)).toBe(96);
});

test('prints the sheet alone at 1:100', async ({ page }) => {
  await withPlan(page, inOurHouse);
  await openStep(page, 'de', 'kontakt');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await seating(page).getByRole('button', { name: '1:100' }).click();
  await page.emulateMedia({ media: 'print' });
  const box = await seating(page).locator('svg').boundingBox();
  const [, , width] = ((await seating(page).locator('svg').getAttribute('viewBox')) ?? '')
    .split(' ')
    .map(Number);
  // One unit of the drawing is a centimetre of the room, a tenth of a millimetre on paper; CSS has 96 pixels an inch.
  expect(box?.width).toBeCloseTo(((width ?? 0) / 100 / 2.54) * 96, 0);
  await expect(page.locator('h1')).toBeHidden();
});

test('is fetched only for an event in our house, and passes axe', async ({ page }) => {
  await withPlan(page, { ...weddingPlan, locationType: 'home' });
  await openStep(page, 'de', 'kontakt');
  await expect(seating(page)).toHaveCount(0);
  await page.locator('input[name="locationType"][value="venue"]').check();
  await expect(seating(page).getByRole('img')).toBeVisible();
  await expectNoAxeFindings(page, 'seating in the configurator', '[data-room-seating]');
});
