import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openMenu, visit } from './frame/visitor';

/** What takes a browser of the order in which languages are found; the rest: tests/unit/i18n/{language,resolve-page}. */

test.describe('browser language German', () => {
  test.use({ locale: 'de-DE' });

  test('session storage remembers where local storage is full, and decides before the browser language', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto('/es/kontakt');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seegut-locale'))).toBe('es');
    await context.clearCookies();
    await page.goto('/ueber-uns');
    await expect(page).toHaveURL('/es/ueber-uns');
  });

  const keptLanguage = (page: Page) =>
    page.evaluate(() => [
      localStorage.getItem('seegut-locale'),
      document.cookie.match(/NEXT_LOCALE=(..)/)?.[1],
    ]);

  test('a choice by hand outlasts pages read through a link and survives a new visit', async ({ page }) => {
    await visit(page, '/kontakt');
    await (await openMenu(page)).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/kontakt');
    await expect.poll(() => keptLanguage(page)).toEqual(['es', 'es']);
    await page.goto('/en/ueber-uns');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => keptLanguage(page)).toEqual(['es', 'es']);
    await page.goto('/ueber-uns');
    await expect(page).toHaveURL('/es/ueber-uns');
  });
});
