import { expect, test } from '../fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read, shared and left', async ({ page }) => {
    await page.goto('/news/was-ist-catering');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paragraphs = page.locator('.article p');
    expect(await paragraphs.count()).toBeGreaterThan(5);
    for (const paragraph of await paragraphs.all()) await expect(paragraph).toBeVisible();
    await expect(page.locator('a[href^="mailto:?subject="]')).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/?text="]')).toBeVisible();
    await page.getByRole('link', { name: 'Alle Artikel' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });
});
