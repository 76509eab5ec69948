import type { Page } from '@playwright/test';
import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { newVisitor, openStep } from './wizard-flow';

/** Presses Tab until the element has the focus: nobody may have to press it more often than this. */
async function tabTo(page: Page, selector: string, max = 120): Promise<void> {
  for (let presses = 0; presses < max; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} is not reached with Tab`);
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name="${name}"]`);
  const chosen = page.locator(`input[name="${name}"][value="${value}"]`);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await chosen.isChecked()); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(chosen).toBeChecked();
}

async function tick(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name="${name}"][value="${value}"]`);
  await page.keyboard.press('Space');
  await expect(page.locator(`input[name="${name}"][value="${value}"]`)).toBeChecked();
}

async function type(page: Page, id: string, text: string): Promise<void> {
  await tabTo(page, `[id="${id}"]`);
  await page.keyboard.type(text);
}

async function goOn(page: Page): Promise<void> {
  const before = page.url();
  await tabTo(page, '[data-next-step]', 250);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('fieldset[data-ready="true"]').first()).toBeAttached();
}

async function send(page: Page, email: string) {
  await tabTo(page, '[data-send]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  const { data } = await serviceDatabase().from('inquiries').select('payload').eq('email', email);
  expect(data).toHaveLength(1);
  return data?.[0]?.payload;
}

/** Day and month are alike, so it can be typed in whatever order the browser asks for them. */
const year = new Date().getFullYear() + 1;

test.beforeEach(({ page }) => page.setDefaultTimeout(20_000));

test('a whole wedding by keyboard only', async ({ page }) => {
  test.setTimeout(180_000);
  const { email, lastName } = newVisitor('keys-wedding');
  await openStep(page, 'de', 'eckdaten');
  await choose(page, 'customerType', 'private');
  await type(page, 'guests', '64');
  await type(page, 'details.date', `1010${year}`);
  await type(page, 'details.time', '17:30');
  await type(page, 'childrenUnder6', '2');
  await goOn(page);
  await choose(page, 'cateringType', 'seated-dinner');
  await goOn(page);
  await choose(page, 'package', 'din-welle');
  await goOn(page);
  await tick(page, 'vorspeisen', 'v02');
  await tick(page, 'hauptspeisen', 'h02');
  await tick(page, 'hauptspeisen', 'h10');
  await goOn(page);
  await tick(page, 'services', 's06');
  await goOn(page);
  await type(page, 'details.firstName', 'Zoë');
  await type(page, 'details.lastName', lastName);
  await type(page, 'details.email', email);
  await type(page, 'eventType', 'Hochzeit');
  await choose(page, 'locationType', 'venue');
  await goOn(page);
  expect(await send(page, email)).toMatchObject({
    guests: 64,
    childrenUnder6: 2,
    package: 'din-welle',
    hauptspeisen: ['h02', 'h10'],
    eventType: 'wedding',
    locationType: 'venue',
    details: { date: expect.stringContaining(`${year}-10-10`), time: '17:30' },
  });
});
