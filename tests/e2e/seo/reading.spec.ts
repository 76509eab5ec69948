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

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  const dark = /rgb\((\d+), (\d+), (\d+)\)/;
  const brightness = (colour: string) =>
    dark
      .exec(colour)
      ?.slice(1)
      .reduce((sum, part) => sum + Number(part), 0) ?? -1;

  test('an article is ink on white, without the frame, with the addresses of its links', async ({ page }) => {
    await page.goto('/news/was-ist-catering');
    await expect(page.locator('.site-header')).toBeHidden();
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(page.locator('.call-button')).toBeHidden();
    await expect(page.locator('main button').first()).toBeHidden();
    await expect(
      page.getByText(/www\.seegut\.example\/news\/was-ist-catering|\/news\/was-ist-catering$/).first(),
    ).toBeVisible();
    const link = page.locator('.article a').first();
    const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toContain((await link.getAttribute('href')) ?? 'an address');
    const colours = await page
      .locator('.article p')
      .first()
      .evaluate((element) => ({
        text: getComputedStyle(element).color,
        ground: getComputedStyle(document.documentElement).backgroundColor,
      }));
    expect(brightness(colours.text)).toBeLessThan(200);
    expect(brightness(colours.ground)).toBe(765);
  });

  test('a menu keeps its dishes and allergens, and closed answers are printed', async ({ page }) => {
    await page.goto('/catering/flying-buffet');
    await expect(page.locator('#menu li').first()).toBeVisible();
    expect(await page.locator('#menu li').count()).toBeGreaterThan(4);
    const answer = page.locator('#faq details:not([open]) p').first();
    expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(5);
  });

  test('a picture takes no more room than itself', async ({ page }) => {
    await page.goto('/news/was-ist-catering');
    const picture = await page.locator('main img').first().boundingBox();
    const box = await page.locator('main :has(> picture)').first().boundingBox();
    expect(picture?.height ?? 0).toBeGreaterThan(50);
    expect((box?.height ?? 0) - (picture?.height ?? 0)).toBeLessThan(4);
  });

  test('a landing page starts with its words and not with a screen of nothing', async ({ page }) => {
    await page.goto('/fuer-hochzeiten');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(300);
  });
});

test('the article that is read unredacted is the one in the content', async ({ request }) => {
  const html = await (await request.get('/es/news/was-ist-catering')).text();
  expect(html).toContain(getArticle('was-ist-catering', 'es').title);
});
