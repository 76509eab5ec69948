import { localPath } from '../../../lib/i18n/address';
import { freshSaturday } from '../../helpers/house';
import { expect, test } from '../house-fixture';

test('a page about the house and the configurator say what the calendar says', async ({ page, house }) => {
  const [closed, free] = [freshSaturday(), freshSaturday()];
  await house.closeDay(closed, 'Umbau');

  const locale = 'en';
  await page.goto(`${house.origin}${localPath(locale, 'locationRooms')}`);
  const field = page.locator('[data-day-check] input[type="date"]');
  await field.fill(free);
  await expect(page.locator('[data-availability="free"]')).toBeVisible();
  await field.fill(closed);
  const answer = page.locator('[data-availability="taken"]');
  await expect(answer).toBeVisible();
  expect(await answer.textContent()).not.toContain('Umbau');
  const near = answer.locator('[data-free-day]').first();
  const day = await near.getAttribute('data-free-day');
  await near.click();
  await expect(page.locator('[data-availability="free"]')).toBeVisible();
  await expect(field).toHaveValue(day ?? '');

  await page.locator('[data-day-check] button[type="submit"]').click();
  await expect(page).toHaveURL(/raeume-am-see$/);
  await page.locator(`a[href$="&date=${day}"]`).click();
  await expect(page.locator('input[name="date"]')).toHaveValue(day ?? '');
  await expect(page).toHaveURL(new RegExp(`${localPath(locale, 'configurator')}$`));
  await page.locator('input[name="date"]').fill(closed);
  const told = page.locator('main [data-availability="taken"]');
  await expect(told).toBeVisible();
  // It never prevents asking.
  await told.locator('[data-free-day]').first().click();
  await expect(page.locator('main [data-availability="free"]')).toBeVisible();
});
