import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

const aside = (page: Page) => page.locator('aside');
const card = (page: Page) => aside(page).locator('[data-menu-card]');
const turn = (page: Page) => aside(page).locator('[data-turn-card]');

test.beforeEach(({ context }) => decided(context));

test('the card sets itself with every choice; allergens come on demand, and a named allergy marks its dishes', async ({
  page,
}) => {
  await withPlan(page, { ...weddingPlan, vorspeisen: [], eventType: null });
  await openStep(page, 'de', 'speisen');
  await page.locator('input[value="v02"]').check();
  const line = card(page).locator('[data-course="vorspeisen"] li').first();
  await expect(line).toContainText('Rote-Bete-Carpaccio');
  await expect(line.locator('sup')).toHaveText(/^\d+( \d+)*$/);
  await page.locator('input[value="v02"]').uncheck();
  await expect(card(page).locator('[data-course="vorspeisen"]')).not.toContainText('Rote-Bete-Carpaccio');

  const dish = page.locator('#vorspeisen li', { has: page.locator('input[value="v02"]') });
  await expect(dish).not.toContainText('Milch (einschließlich Laktose)');
  await page.getByLabel('Allergene und Zusatzstoffe zeigen').check();
  await expect(dish).toContainText('Milch (einschließlich Laktose)');
  await expect(dish.getByRole('checkbox')).toHaveAccessibleDescription(/Laktose/);
  await page.locator('[id="allergies.H"]').fill('2');
  await expect(dish.locator('[data-conflict]')).toContainText('Schalenfrüchte (2 Gäste)');
  await expect(dish.getByRole('checkbox')).toHaveAccessibleDescription(/Schalenfrüchte/);
});

test('it is turned by keyboard, keeps the focus, and each side is read alone', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'services');
  await expect(card(page)).toHaveAttribute('data-menu-card', 'menu');
  await expect(aside(page).getByRole('list', { name: 'Positionen' })).toHaveCount(0);
  await turn(page).focus();
  await page.keyboard.press('Enter');
  await expect(aside(page).getByRole('list', { name: 'Positionen' })).toBeVisible();
  await expect(aside(page).getByRole('heading', { name: 'Hochzeit' })).toHaveCount(0);
  await expect(turn(page)).toBeFocused();
  await expect(turn(page)).toHaveText('Zur Menükarte');
  // The total stands on both sides.
  await expect(aside(page).locator('[data-price]')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(aside(page).getByRole('heading', { name: 'Hochzeit' })).toBeVisible();
});
