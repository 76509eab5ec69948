import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep } from './wizard-flow';

test.beforeEach(async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
});

test('search finds without accents, says how many, and keeps chosen dishes in sight', async ({ page }) => {
  await page.locator('search summary').click();
  await page.getByLabel('Gericht suchen').fill('creme BRULEE');
  await expect(page.locator('search [role="status"]')).toContainText(/^1 von /);
  await expect(page.locator('input[value="d02"]')).toBeVisible();
  await expect(page.locator('input[value="v02"]')).toBeChecked();
  await expect(page.locator('#vorspeisen')).toContainText('passt aber nicht zu Suche oder Filter');
  await expect(page.locator('input[value="d03"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter löschen' }).click();
  await expect(page.locator('input[value="d03"]')).toBeVisible();
});

test('six vegan guests without a vegan main are noticed, and one way leads to suitable dishes', async ({
  page,
}) => {
  await page.locator('[id="veganGuests"]').fill('6');
  const gap = page.locator('[data-diet-gap="hauptspeisen"]');
  await expect(gap).toContainText('6 Gäste essen vegan');
  await page.getByRole('button', { name: 'Passende Gerichte zeigen' }).click();
  await page.locator('input[value="h10"]').check();
  await expect(gap).toHaveCount(0);
});

test('a dish beyond the package is counted as extra and priced; one fewer is left to the kitchen', async ({
  page,
}) => {
  const counter = page.locator('#hauptspeisen [role="status"]');
  await expect(counter).toHaveText('2 von 2 gewählt');
  const before = Number(await page.locator('[data-price]').first().getAttribute('data-cents'));
  await page.locator('input[value="h10"]').check();
  await expect(counter).toContainText('1 Gericht extra');
  await expect(page.locator('[data-notice="extraChoices"]').first()).toBeAttached();
  const after = Number(await page.locator('[data-price]').first().getAttribute('data-cents'));
  expect(after).toBeGreaterThan(before);
  await page.locator('input[value="h10"]').uncheck();
  await page.locator('input[value="h02"]').uncheck();
  await expect(counter).toContainText('1 Platz füllt die Küche');
});

test('a favourite goes to the menu and leaves the favourites', async ({ page }) => {
  await page.getByRole('button', { name: /^Ins Menü: Kürbis/ }).click();
  await expect(page.locator('#favorites')).toHaveCount(0);
  await expect
    .poll(() => storedPlan(page))
    .toMatchObject({ vorspeisen: ['v02', 'v11', 'v06'], favorites: [] });
});

test('the example in the search field finds something, whatever kind of catering is chosen', async ({
  page,
}) => {
  for (const cateringType of ['cold-buffet', 'grill-catering', 'breakfast']) {
    await page.evaluate(
      (type) => localStorage.setItem('cateringConfig', JSON.stringify({ cateringType: type })),
      cateringType,
    );
    await openStep(page, 'de', 'speisen');
    await page.locator('search summary').click();
    const search = page.getByLabel('Gericht suchen');
    const [, word = ''] = /zum Beispiel (.+)/.exec((await search.getAttribute('placeholder')) ?? '') ?? [];
    await search.fill(word);
    await expect(page.locator('search [role="status"]'), `${cateringType}: ${word}`).toContainText(/^[1-9]/);
  }
});
