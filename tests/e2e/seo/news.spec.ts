import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { relatedArticles } from '@/lib/news/related';
import { findArticles } from '@/lib/news/searchable';
import { expect, test } from '../fixtures';

/** How many articles the search finds in their whole texts. */
const expected = (query: string) => findArticles(query, 'de').length;

test('an address with a search shows what it finds, says how much, and can be undone', async ({ page }) => {
  const count = expected('frühstück');
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(newsSlugs.length);
  await page.goto('/news?q=fr%C3%BChst%C3%BCck');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(count);
  await expect(page.getByRole('searchbox')).toHaveValue('frühstück');
  await expect(page.getByRole('status').filter({ hasText: `${count} Artikel gefunden` })).toBeVisible();
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await expect(cards).toHaveCount(newsSlugs.length);
  await expect(page).toHaveURL(/\/news$/);
});

test('typing narrows the list at once and keeps the words in the address', async ({ page }) => {
  await page.goto('/news');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('buffet firma');
  await expect(page.locator('main article')).toHaveCount(expected('buffet firma'));
  await expect(page).toHaveURL(/\?q=buffet\+firma$/);
  await page.reload();
  await expect(box).toHaveValue('buffet firma');
  await box.fill('xyzzy');
  await expect(page.locator('main article')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Kein Artikel gefunden' })).toBeVisible();
  // No dead end.
  const empty = page.locator('[data-empty]');
  await expect(empty.getByRole('link')).toHaveCount(3);
  await empty.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
});

test('a keyword leads to a list of several articles, this one among them', async ({ page }) => {
  await page.goto('/en/news/was-ist-catering');
  const title = getArticle('was-ist-catering', 'en').title;
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/news\?q=/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(1);
});

test('an article ends with others on its subject', async ({ page }) => {
  await page.goto('/news/was-ist-catering');
  const related = page.getByRole('region', { name: 'Mehr zum Thema' });
  const titles = relatedArticles('was-ist-catering', 'de', 3).map((slug) => getArticle(slug, 'de').title);
  await expect(related.getByRole('heading', { level: 3 })).toHaveText(titles);
});

test('a sheet is printed without the rest of the page, and the page is whole again afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/news/perfekte-hochzeitslocation-am-see');
  await page.getByRole('button', { name: 'Dieses Blatt drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#sheet li').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an article is shared by clipboard, mail and WhatsApp with its own address, and nothing is loaded for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1')
      foreign.push(request.url());
  });
  await page.goto('/es/news/was-ist-catering');
  const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  const share = page.getByRole('region', { name: 'Compartir el artículo' });
  await share.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  for (const name of ['WhatsApp', 'Por correo']) {
    const href = decodeURIComponent((await share.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(href, name).toContain(address);
  }
  expect(foreign).toEqual([]);
});

test('the device menu is offered where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? '';
        return Promise.resolve();
      },
    });
  });
  await page.goto('/news/was-ist-catering');
  await page.getByRole('button', { name: 'Teilen', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/news\/was-ist-catering$/);
});

test('articles lead to the next older and newer one', async ({ page }) => {
  const [newest = 'was-ist-catering', second = 'was-ist-catering'] = newsSlugs;
  await page.goto(`/news/${newest}`);
  const around = page.getByRole('navigation', { name: 'Weiterlesen' });
  await expect(around.getByRole('link')).toHaveCount(1);
  await around.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/news/${second}$`));
  await expect(around.getByRole('link')).toHaveCount(2);
});
