import type { Locator, Page } from '@playwright/test';
import { localPath } from '../../lib/i18n/address';
import { expectNoAxeFindings } from './axe';
import { expect, test } from './fixtures';
import { decided, visit } from './frame/visitor';

const section = (page: Page) => page.locator('#seating');
const slider = (page: Page) => section(page).getByRole('slider');

/** How many outlines of a kind the drawing holds. */
const drawn = async (page: Page, kind: string): Promise<number> => {
  const path = section(page).locator(`svg path.seating-${kind}`);
  if ((await path.count()) === 0) return 0;
  return ((await path.getAttribute('d')) ?? '').split('M').length - 1;
};

/** Everybody who has a place in the drawing. */
const seated = async (page: Page) => (await drawn(page, 'chair')) + (await drawn(page, 'person'));

const row = (page: Page, term: string | RegExp): Locator =>
  section(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(term) })
    .locator('dd');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a finished plan stands on the page', async ({ page }) => {
    await page.goto(localPath('es', 'locationWeddings'));
    await expect(section(page).getByRole('img')).toBeVisible();
    await expect(slider(page)).toHaveCount(0);
    const guests = Number(await section(page).locator('input[type="range"]').getAttribute('value'));
    expect(guests).toBeGreaterThan(0);
    expect(await seated(page)).toBe(guests);
    await expect(section(page).locator('[data-seating-summary]')).toContainText(String(guests));
    await expect(section(page).locator('[data-limit]').last()).toBeVisible();
  });
});

test.describe('with scripts', () => {
  test.beforeEach(async ({ page, context }) => {
    await decided(context);
    await visit(page, localPath('de', 'locationRooms'));
  });

  test('draws, counts and says what the slider shows, by keyboard alone', async ({ page }) => {
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section(page).locator('[data-seating-guests]')).toHaveText('101');
    await expect(section(page).locator('[data-seating-summary]')).toContainText('101 Gäste');
    expect(await seated(page)).toBe(101);
    expect(await drawn(page, 'moved')).toBe(1);
    await expect(row(page, 'Tanzfläche')).toContainText('1 Tisch weicht');
    await expect(page.locator('#live-polite')).toContainText('101 Gäste');
  });

  test('moves between rooms with the arrow keys and keeps the layout where it is offered', async ({
    page,
  }) => {
    await section(page).getByRole('radio', { name: 'Seesaal' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section(page).getByRole('radio', { name: 'Kaminzimmer' })).toBeChecked();
    await expect(section(page).getByRole('radio', { name: 'Runde' })).toBeChecked();
    await expect(section(page).locator('[data-seating-summary]')).toContainText('24 Gäste');
    await expect(row(page, 'Ab 25 Gästen')).toContainText('Seesaal');
  });

  test('is drawn at 1:100 on paper', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await section(page).getByRole('button', { name: '1:100' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printing', 'seating');
    await page.emulateMedia({ media: 'print' });
    const box = await section(page).locator('svg').boundingBox();
    const [, , width, height] = ((await section(page).locator('svg').getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    // One unit of the drawing is a centimetre of the room, a tenth of a millimetre on paper; CSS has 96 pixels an inch.
    const pixels = (units = 0) => (units / 100 / 2.54) * 96;
    expect(box?.width).toBeCloseTo(pixels(width), 0);
    expect(box?.height).toBeCloseTo(pixels(height), 0);
    await expect(page.locator('h1')).toBeHidden();
    await expect(section(page).locator('dl')).toBeVisible();
  });

  test('fetches what draws only when somebody reaches for a control', async ({ page }) => {
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
    const before = await scripts();
    await slider(page).focus();
    await expect.poll(scripts).toBeGreaterThan(before);
  });
});

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('finds nothing in the plan, in any theme', async ({ page, context }) => {
    await decided(context);
    await visit(page, localPath('de', 'locationRooms'));
    await slider(page).fill('150');
    await expect(section(page).locator('[data-seating-summary]')).toContainText('120');
    await expectNoAxeFindings(page, 'plan', '#seating');
  });
});
