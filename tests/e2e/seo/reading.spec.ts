import { getArticle } from '@/content/news';
import { newsSlugs, routes } from '@/content/routes';
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

  test('the list is complete, also after a search', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('searchbox').fill('grill');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/news\?q=grill$/);
    await expect(page.locator('main article')).toHaveCount(newsSlugs.length);
  });

  test('every picture of the gallery leads to its large file, every theme has an anchor', async ({
    page,
    request,
  }) => {
    await page.goto('/galerie');
    const pictures = page.locator('main li a:has(img)');
    expect(await pictures.count()).toBeGreaterThan(8);
    const href = (await pictures.first().getAttribute('href')) ?? '';
    expect((await request.get(href)).headers()['content-type']).toBe('image/webp');
    await page.getByRole('link', { name: 'Gerichte', exact: true }).click();
    await expect(page.locator('#dishes')).toBeInViewport();
  });

  test('answers open', async ({ page }) => {
    await page.goto(routes.locationFaq.path);
    const first = page.locator('main details').first();
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
  });
});

test('the article that is read unredacted is the one in the content', async ({ request }) => {
  const html = await (await request.get('/es/news/was-ist-catering')).text();
  expect(html).toContain(getArticle('was-ist-catering', 'es').title);
});
