import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { untilIdle } from '../hydration';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { checkDish, openStep } from './wizard-flow';

/** What a whole page of the dishes may measure on a phone of 360 px, as a visitor finds it. */
const maxArrival = 4_520;

const untouched = {
  ...weddingPlan,
  vorspeisen: [],
  hauptspeisen: [],
  beilagen: [],
  desserts: [],
  favorites: [],
};

/** The largest package of a menu at the table, the largest of all others, every dish there is, and a menu with every mark. */
const largest = {
  'din-horizont': { ...untouched, package: 'din-horizont' },
  'lux-horizont': { ...untouched, cateringType: 'luxury-catering', package: 'lux-horizont' },
  'own idea with brunch': {
    ...untouched,
    cateringType: 'own-idea',
    package: 'idee-frei',
    breakfastPackage: 'bf-brunch',
  },
  'returning with every mark': {
    ...weddingPlan,
    package: 'din-horizont',
    favorites: ['v06', 'h03'],
    veganGuests: 6,
    vegetarianGuests: 20,
    allergies: { A: 2, C: 1, G: 3, H: 2 },
  },
};

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the longest carte is short on a phone, and all of it can be read', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await decided(page.context());
  for (const [name, plan] of Object.entries(largest)) {
    await page.addInitScript(
      (stored) => localStorage.setItem('cateringConfig', stored),
      JSON.stringify(plan),
    );
    await openStep(page, 'es', 'speisen');
    await expect(page.locator('.carte-course > details[open]')).not.toHaveCount(0);
    await untilIdle(page);
    const heights = [await pageHeight(page)];
    expect(heights[0], name).toBeLessThanOrEqual(maxArrival);
    const courses = page.locator('.carte-course');
    // How many there are is known once the plan is.
    for (let index = 0; index < (await courses.count()); index += 1) {
      const course = courses.nth(index);
      if ((await course.locator('> details[open]').count()) === 0) {
        await course.locator('summary').first().click();
      }
      const dishes = course.locator('li input');
      expect(await dishes.count()).toBeGreaterThan(0);
      await expect(dishes.first()).toBeVisible();
      await expect(dishes.last()).toBeVisible();
      heights.push(await pageHeight(page));
    }
    test.info().annotations.push({ type: 'heights', description: `${name}: ${heights.join(', ')} px` });
  }
});

test('a course that is chosen is folded on a phone and says what it holds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await decided(page.context());
  await withPlan(page, { ...weddingPlan, beilagen: ['b01', 'b02'] });
  await openStep(page, 'de', 'speisen');
  await expect(page.locator('#hauptspeisen summary')).toContainText('Rinderfilet rosa');
  await expect(page.locator('input[value="h02"]')).toBeHidden();
  // The first that still wants a dish lies open, and nothing folds while somebody chooses.
  await expect(page.locator('input[value="f01"]')).toBeVisible();
  await page.locator('input[value="f01"]').check();
  await page.locator('input[value="f02"]').check();
  await expect(page.locator('#fingerfood [role="status"]')).toHaveText('2 von 2 gewählt');
  await expect(page.locator('input[value="f01"]')).toBeVisible();
  await page.locator('[data-course-nav] a[href="#hauptspeisen"]').click();
  await expect(page.locator('input[value="h02"]')).toBeVisible();
});

test('the count and the way on stay in reach, and every line is a large target', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await decided(page.context());
  await withPlan(page, untouched);
  await openStep(page, 'de', 'speisen');
  await page.locator('input[value="v06"]').scrollIntoViewIfNeeded();
  const nav = page.locator('[data-course-nav]');
  await expect(nav.getByText('0/2').first()).toBeInViewport();
  await expect(nav.getByRole('link', { name: 'Weiter' })).toBeInViewport();
  for (const line of await page.locator('#vorspeisen label, #vorspeisen button').all()) {
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await nav.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/services$/);
});

test('two columns with engraved plates where there is room', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
  const [first, second] = await page
    .locator('#vorspeisen li')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeGreaterThan(first?.right ?? 0);
  await expect(page.locator('#vorspeisen li .engraving').first()).toBeVisible();
});

test('a course is left to the kitchen, with the way back', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
  const kitchen = page.locator('input[name="kitchen-hauptspeisen"]');
  await expect(kitchen).not.toBeChecked();
  await kitchen.check();
  await expect(kitchen).toBeChecked();
  await expect(page.locator('#hauptspeisen [role="status"]')).toContainText('2 Plätze füllt die Küche');
  await expect.poll(() => storedPlan(page)).toMatchObject({ hauptspeisen: [] });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => storedPlan(page)).toMatchObject({ hauptspeisen: ['h02', 'h01'] });
  await expect(kitchen).not.toBeChecked();
});

test('allergens come on demand, and a named allergy marks its dishes at once', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await openStep(page, 'de', 'speisen');
  const line = page.locator('#vorspeisen li', { has: page.locator('input[value="v02"]') });
  await expect(line).not.toContainText('Milch (einschließlich Laktose)');
  await page.getByLabel('Allergene und Zusatzstoffe zeigen').check();
  await expect(line).toContainText('Milch (einschließlich Laktose)');
  await expect(line.getByRole('checkbox')).toHaveAccessibleDescription(/Laktose/);
  await page.locator('[id="allergies.H"]').fill('2');
  await expect(line.locator('[data-conflict]')).toContainText('Schalenfrüchte (2 Gäste)');
  await expect(line.getByRole('checkbox')).toHaveAccessibleDescription(/Schalenfrüchte/);
});

test('a dish answers in the frame in which it is chosen', async ({ page }) => {
  await withPlan(page, untouched);
  await openStep(page, 'de', 'speisen');
  const answered = await page.locator('input[value="v02"]').evaluate(
    (input: HTMLInputElement) =>
      new Promise<boolean>((resolve) => {
        input.click();
        requestAnimationFrame(() => resolve(input.checked));
      }),
  );
  expect(answered).toBe(true);
  await checkDish(page, 'v03');
  await expect(page.locator('#vorspeisen [role="status"]')).toHaveText('2 von 2 gewählt');
});
