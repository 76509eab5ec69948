import { locales } from '@/content/locales';
import { steps } from '@/lib/configurator/steps';
import { consentOf, consentStorageKey, noCategories } from '@/lib/consent/consent';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { fillEverything, newVisitor, openStep, sendButton } from './walk';

test('a whole wedding on a phone of 360 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  // The visitor has decided about cookies: on a phone that question lies over the bar until then.
  await page.addInitScript(([key, record]) => localStorage.setItem(key, record), [
    consentStorageKey,
    JSON.stringify(consentOf(noCategories, new Date())),
  ] as const);
  await fillEverything(page, 'de', newVisitor('phone'));
  await page.locator('[data-summary-bar] > summary').click();
  await expect(page.locator('[data-summary-bar] [data-price]')).toBeVisible();
  await page.locator('[data-summary-bar] > summary').click();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
});

for (const locale of locales) {
  test(`a screen reader finds the question first and every control by a name (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await withPlan(page, { ...weddingPlan, veganGuests: 6 });
    for (const { id } of steps) {
      await openStep(page, locale, id);
      for (const summary of await page.locator('fieldset summary').all()) await summary.click();
      const tree = await page.locator('main').ariaSnapshot();
      const headings = tree.match(/heading "[^"]+" \[level=\d\]/g) ?? [];
      expect(headings[0], id).toMatch(/\[level=1\]$/);
      expect(headings.filter((heading) => heading.endsWith('[level=1]'))).toHaveLength(1);
      const unnamed = tree
        .split('\n')
        .filter((line) => /^\s*- (textbox|checkbox|radio|combobox|button|link|searchbox)(?! ")/.test(line));
      expect(unnamed, id).toEqual([]);
    }
  });
}
