import type { Page } from '@playwright/test';
import { storedInquiries } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { newVisitor, openStep } from './wizard-flow';

/** A keyboard whose keys are counted: all that lead somewhere, but not what is typed. */
function countKeys(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await press('Tab');
      if (await isFocused(selector)) return;
    }
    throw new Error(`${selector} is not reached with Tab`);
  };
  return {
    count: () => count,
    async use(selector: string): Promise<void> {
      await tabTo(selector);
      await press('Enter');
    },
    /** Into a field, or, in a list, to the choice that begins so. */
    async type(id: string, text: string): Promise<void> {
      await tabTo(`[id="${id}"]`);
      await page.keyboard.type(text);
    },
  };
}

test('a funeral by keyboard only, in 110 keys: it is said everywhere that it is time to call', async ({
  page,
}) => {
  const { email, lastName } = newVisitor('trauer');
  const keys = countKeys(page);
  await openStep(page, 'de', 'eckdaten');
  await keys.type('eventType', 'Trauer');
  await expect(page.locator('[id="eventType"]')).toHaveValue('funeral');
  await keys.type('guests', '40');
  await keys.use('[data-show-proposals]');
  const proposals = page.locator('[data-proposals]');
  await expect(proposals.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(proposals.locator('[data-gaps]').first()).toContainText('Rufen Sie an: 0221 4710 123');
  await keys.use('[data-take="simple"]');
  await expect(page).toHaveURL(/\/pruefen$/);
  await expect(page.locator('main h1')).toBeFocused();
  await keys.type('details.firstName', `Jonas ${lastName}`);
  await keys.type('details.email', email);
  await expect(page.locator('[data-promise]')).toContainText('Rufen Sie an: 0221 4710 123');
  await keys.use('[data-send]');
  await expect(page).toHaveURL(/\/success\?ref=SG-.*T12$/);
  expect(keys.count()).toBeLessThanOrEqual(110);
  await expect(page.locator('[data-answer-day]')).toContainText('Rufen Sie an: 0221 4710 123');
  const stored = await storedInquiries(email);
  expect(stored).toMatchObject([{ plan: { eventType: 'funeral', guests: 40, locationType: null } }]);
  const noon = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const;
  expect(new Date(stored[0]?.answer_by).toLocaleTimeString('de-DE', noon)).toBe('12:00');
});
