import { findArticles } from '@/lib/news/searchable';
import { expect, test } from '../fixtures';

/** How many articles the search finds in their whole texts. */
const expected = (query: string) => findArticles(query, 'de').length;

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
