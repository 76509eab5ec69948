import { expect, test } from '../fixtures';
import { decided, visit } from '../frame/visitor';

test.beforeEach(({ context }) => decided(context));

const parts = [
  'welcome',
  'highlights',
  'teaser-rooms',
  'teaser-kull',
  'teaser-kitchen',
  'teaser-delivery',
  'quote',
  'occasions',
  'why-us',
  'full-service',
  'reviews',
  'news',
  'configure',
  'about',
  'premium',
  'press',
  'survey',
  'instagram',
];

test('sixteen parts in their order, one h1', async ({ page }) => {
  await page.goto('/');
  const found = await page.evaluate(
    (ids) => [...document.querySelectorAll('main [id]')].map(({ id }) => id).filter((id) => ids.includes(id)),
    parts,
  );
  expect(found).toEqual(parts);
  await expect(page.locator('h1')).toHaveText('Feiern am See in Krefeld');
});

test('ways on: individual offer, the three newest articles, all articles, about us', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('link', { name: 'Request an individual quote' })).toHaveAttribute(
    'href',
    '/en/catering-konfigurator?cateringType=individual',
  );
  // Picture and title of a card may be links of their own.
  const articles = (scope: string) =>
    page
      .locator(`${scope} article a`)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  const teased = await articles('#news');
  expect(teased).toHaveLength(3);
  await expect(page.locator('#news').getByRole('link', { name: 'View all articles' })).toHaveAttribute(
    'href',
    '/en/news',
  );
  await expect(page.locator('#about').getByRole('link', { name: 'Meet the team' })).toHaveAttribute(
    'href',
    '/en/ueber-uns',
  );
  await expect(page.locator('#full-service .kind')).toHaveCount(7);
  await page.goto('/en/news');
  expect((await articles('main')).slice(0, 3)).toEqual(teased);
});

for (const width of [360, 1440]) {
  test(`nothing shifts and nothing sticks out over the whole scroll at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => node?.className).join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/');
    await page.mouse.move(width / 2, 450);
    for (;;) {
      await page.mouse.wheel(0, 450);
      // The wheel answers at once; the scroll and what it loads take a few frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      });
      if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 2))
        break;
    }
    await expect(page.locator('.carousel[data-driven]')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there: all messages, all reviews, all entries', async ({ page }) => {
    await page.goto('/');
    for (const text of ['Full Service', 'Exklusive Menüs', 'Herzlicher Service']) {
      await expect(page.locator('#why-us [aria-live]').getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.locator('#why-us [aria-live] > div').last()).toHaveCSS('opacity', '1');
    const press = page.locator('.carousel[data-rows="press"]');
    await expect(press.locator('.carousel-slide')).toHaveCount(10);
    await expect(press.locator('.carousel-viewport')).toHaveCSS('overflow-x', 'auto');
    await press.locator('.carousel-slide').last().scrollIntoViewIfNeeded();
    await expect(press.locator('.carousel-slide').last()).toBeInViewport();
    await expect(press.getByRole('button')).toHaveCount(0);
  });
});
