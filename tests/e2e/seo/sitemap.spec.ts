import { locales } from '@/content/locales';
import { addresses, getPath, routes } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';
import { crawler, decode, everyPage, extractTags } from './html';

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => decode(found));
const pathIn = (url: string) => new URL(url).pathname;

/** What the route table says should be found, independent of the code that writes the sitemap. */
const expected = addresses
  .filter((address) => routes[address.route].indexed && !('step' in address && address.step !== ''))
  .flatMap((address) => locales.map((locale) => localPath(locale, address)));

test('the sitemap holds exactly the indexed addresses in every language, with their alternates and pictures', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml', crawler);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const entries = (await response.text()).split('<url>').slice(1);
  const paths = entries.flatMap((entry) => all(entry, /<loc>([^<]*)<\/loc>/g).map(pathIn));
  expect([...paths].sort()).toEqual([...expected].sort());

  const pictures = new Set<string>();
  for (const entry of entries) {
    const [loc = ''] = all(entry, /<loc>([^<]*)<\/loc>/g).map(pathIn);
    const alternates = extractTags(entry, 'xhtml:link').map(({ hreflang, href = '' }) => [
      hreflang,
      pathIn(href),
    ]);
    const german = loc.replace(/^\/(en|es)(?=\/|$)/, '') || '/';
    const address = addresses.find((candidate) => getPath(candidate) === german);
    expect(address, loc).toBeDefined();
    if (!address) continue;
    expect(Object.fromEntries(alternates), loc).toEqual({
      ...Object.fromEntries(locales.map((locale) => [locale, localPath(locale, address)])),
      'x-default': german,
    });
    const own = all(entry, /<image:loc>([^<]*)<\/image:loc>/g).map(pathIn);
    expect(own.length, loc).toBeGreaterThan(0);
    for (const picture of own) pictures.add(picture);
    if ('article' in address) expect(entry, loc).toMatch(/<lastmod>2025-\d\d-\d\d/);
  }
  for (const picture of pictures) expect((await request.head(picture)).status(), picture).toBe(200);
});

test('pages outside of the sitemap ask not to be indexed, those in it do not', async ({ request }) => {
  for (const { path, html } of await everyPage(request)) {
    const robots = extractTags(html, 'meta').find(({ name }) => name === 'robots')?.content ?? '';
    expect(robots.startsWith('noindex'), path).toBe(!expected.includes(path));
  }
});

test('the web manifest has a name, a start and icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const link = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const response = await request.get(link, crawler);
  expect(response.headers()['content-type']).toContain('manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.name).toContain('Seegut');
  expect(manifest.start_url).toBe('/catering-konfigurator');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const inTab = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((element) => element.getAttribute('href') ?? ''));
  expect(inTab).toHaveLength(3);
  for (const icon of [...manifest.icons.map(({ src }) => src), ...inTab]) {
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, icon);
    expect(width, icon).toBeGreaterThan(0);
  }
  // For whoever asks without having read a page; three sizes in a container (the type is 1, then their number).
  const blind = await (await request.get('/favicon.ico')).body();
  expect([...blind.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});
