import { locales } from '@/content/locales';
import { expect, test } from '../fixtures';
import { kinds, pathOf } from '../frame/page-kinds';

for (const locale of locales) {
  test(`a page of each kind keeps its policy in ${locale}`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
        Reflect.get(window, 'noteViolation')(`${documentURI}: ${violatedDirective} ${blockedURI}`);
      });
    });
    for (const kind of kinds) {
      await page.goto(pathOf(kind, locale));
      // The page's own scripts have run: what they put into it was allowed.
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    }
    expect(violations).toEqual([]);
  });
}
