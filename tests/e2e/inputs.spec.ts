import type { Page } from '@playwright/test';
import { weddingPlan, withPlan } from './configurator/stored-plan';
import { openStep } from './configurator/wizard-flow';
import { expect, test } from './fixtures';
import { decided, visit } from './frame/visitor';
import { hold } from './hydration';

/** What browsers' page translators do: every text node is replaced by elements that hold another one. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test.beforeEach(({ context }) => decided(context));

test('under a page translator dishes are chosen, counted and declared', async ({ page }) => {
  await withPlan(page, { ...weddingPlan, vorspeisen: [], hauptspeisen: [], beilagen: [], desserts: [] });
  await openStep(page, 'de', 'speisen');
  await translate(page);
  const count = page.locator('#vorspeisen [role="status"]').first();
  await page.locator('input[value="v01"]').check();
  await expect(count).toContainText('1 von 2 gewählt');
  await page.locator('input[value="v02"]').check();
  await expect(count).toContainText('2 von 2 gewählt');
  await page.locator('[data-legend]').first().click();
  const legend = page.locator('.menu-card-legend li');
  await expect(legend.filter({ hasText: 'Fisch' })).toHaveText(/^\d Fisch$/);
  await expect(legend.filter({ hasText: 'Milch' })).toHaveText(/^\d Milch/);
  await page.locator('input[value="v01"]').uncheck();
  await expect(count).toContainText('1 von 2 gewählt');
  await expect(legend.filter({ hasText: 'Fisch' })).toHaveCount(0);
});

test.describe('with an extension in the form', () => {
  test.use({ allowedErrors: [/Hydration|hydrat|Minified React error|418/] });

  test('what was typed before the scripts came stays', async ({ page }) => {
    const release = await hold(page, /\/_next\/static\/.*\.js/);
    const opened = page.goto('/kontakt');
    const message = page.locator('#contact-form [name="message"]');
    await message.fill('Grillen für 60 Gäste am See');
    await page.locator('#contact-form').evaluate((form) => {
      form.children[2]?.append(Object.assign(document.createElement('span'), { textContent: 'Extension' }));
    });
    release();
    await opened;
    await expect(page.locator('#contact-form[data-live]')).toBeAttached();
    await expect(message).toHaveValue('Grillen für 60 Gäste am See');
  });
});

test('going back closes the account’s dialog with the page that it lay over', async ({ page }) => {
  await visit(page, '/');
  await page.locator('main a[href="/catering-konfigurator"]').first().click();
  await expect(page).toHaveURL(/\/catering-konfigurator$/);
  await page
    .getByRole('button', { name: /Anmelden/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
