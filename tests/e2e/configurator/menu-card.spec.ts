import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

const aside = (page: Page) => page.locator('aside');
const card = (page: Page) => aside(page).locator('[data-menu-card]');
const turn = (page: Page) => aside(page).locator('[data-turn-card]');

test.beforeEach(({ context }) => decided(context));

test('the card sets itself with every choice, below the masthead of the house', async ({ page }) => {
  await withPlan(page, { ...weddingPlan, vorspeisen: [], eventType: null });
  await openStep(page, 'de', 'speisen');
  await expect(aside(page).locator('.menu-card-masthead')).toContainText('Seegut');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Gesetztes Essen');
  await expect(card(page)).toContainText('Zoë Lindqvist');
  await expect(card(page).locator('[data-course="vorspeisen"]')).toContainText('nach Wahl der Küche');
  await page.locator('input[value="v02"]').check();
  const line = card(page).locator('[data-course="vorspeisen"] li').first();
  await expect(line).toContainText('Rote-Bete-Carpaccio');
  await expect(line.locator('sup')).toHaveText(/^\d+( \d+)*$/);
  await page.locator('input[value="v02"]').uncheck();
  await expect(card(page).locator('[data-course="vorspeisen"]')).not.toContainText('Rote-Bete-Carpaccio');

  await openStep(page, 'de', 'kontakt');
  await page.locator('[id="eventType"]').selectOption('wedding');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Hochzeit');
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

test('numerals are explained on demand, and read in words', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'services');
  const legend = aside(page).getByRole('list', { name: 'Allergene und Zusatzstoffe nach Ziffern' });
  await expect(legend).toHaveCount(0);
  await aside(page).locator('[data-legend]').click();
  await expect(legend.getByRole('listitem').first()).toContainText(/^1 \S/);
  const tree = await card(page).locator('[data-course="hauptspeisen"]').ariaSnapshot();
  expect(tree).toMatch(/Rinderfilet rosa.*\(.*Milch/);
});

test('it turns, but not for those who want no movement', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'services');
  await turn(page).click();
  const face = card(page).locator('[data-turned]:not([data-away])');
  await expect(face).toHaveCSS('animation-name', 'menu-card-turn');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(face).toHaveCSS('animation-name', 'none');
});

test('on paper both sides stand below each other with every numeral explained, and nothing else', async ({
  page,
}) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'services');
  await expect(turn(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page).locator('[data-face="menu"]')).toBeVisible();
  await expect(card(page).locator('[data-face="price"]')).toBeVisible();
  await expect(card(page).locator('.menu-card-legend')).toBeVisible();
  await expect(turn(page)).toBeHidden();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('[data-summary-bar]')).toBeHidden();
  const box = await card(page).boundingBox();
  expect(box?.width).toBeGreaterThan(250);
});

test('neither side has an axe finding in any theme', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'services');
  await aside(page).locator('[data-legend]').click();
  await expectNoAxeFindings(page, 'menu', 'aside');
  await turn(page).click();
  await expectNoAxeFindings(page, 'price', 'aside');
});

test('on a phone the bar opens the same card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withPlan(page, weddingPlan);
  await openStep(page, 'en', 'paket');
  await page.locator('[data-summary-bar] > summary').click();
  const opened = page.locator('[data-summary-bar] [data-menu-card]');
  await expect(opened.getByRole('heading', { name: 'Wedding' })).toBeVisible();
  await opened.locator('[data-turn-card]').click();
  await expect(opened.locator('[data-face="price"]')).toBeVisible();
});

test('a question can be asked from any step without losing the place', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'kontakt');
  const message = page.locator('[id="details.message"]');
  await message.fill('Mitten im Satz');
  const open = page.locator('[data-step-column] [data-tool="question"]');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Eine Frage?' });
  await expect(dialog.getByRole('link', { name: '0221 4710 123' })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.locator('a[href^="mailto:"]')).toHaveAttribute('href', /subject=Frage/);
  await expectNoAxeFindings(page, 'question', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(message).toHaveValue('Mitten im Satz');
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('the review answers doubts beside the button, and every line leads to its field', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'pruefen');
  await expect(page.locator('[data-doubts] dt')).toHaveText([
    'Ist das verbindlich?',
    'Wann kommt die Antwort?',
    'Kann ich noch etwas ändern?',
    'Kostet die Anfrage etwas?',
  ]);
  await page.locator('[data-review] [data-row="guests"]').getByRole('link').click();
  await expect(page.locator('[id="guests"]')).toBeFocused();
  await expect.poll(() => storedPlan(page)).toMatchObject({ guests: 64 });
});
