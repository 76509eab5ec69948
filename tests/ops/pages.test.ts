import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type Locale, locales } from '@/content/locales';
import { type Address, addresses, getPath, routes } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { ask } from './built-site';
import { type Attributes, decode, extractTags } from './html';

/** What the finished pages say to whoever reads them without running anything: crawlers, previews, readers. */

/** They take turns: each reads a share of the pages, none says which language it wants. */
const readers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
];

type Page = {
  readonly address: Address;
  readonly locale: Locale;
  readonly path: string;
  readonly html: string;
  /** Contents of the head's tags by property or name. */
  readonly tags: Attributes;
};

const pages: Page[] = [];

beforeAll(async () => {
  for (const address of addresses) {
    for (const locale of locales) {
      const path = localPath(locale, address);
      const { status, body: html } = await ask(path, {
        'user-agent': readers[pages.length % readers.length],
      });
      expect(status, path).toBe(200);
      const metas = extractTags(html.slice(0, html.indexOf('</head>')), 'meta');
      const tags = metas.map(({ property, name, content }) => [property ?? name ?? '', content ?? '']);
      pages.push({ address, locale, path, html, tags: Object.fromEntries(tags) });
    }
  }
});

const file = async (path: string) => Buffer.from((await ask(path, {}, 'GET', '', 'latin1')).body, 'latin1');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => decode(found));
const pathIn = (url = '') => new URL(url).pathname;
const alternatesOf = (address: Address) => ({
  ...Object.fromEntries(locales.map((locale) => [locale, localPath(locale, address)])),
  'x-default': getPath(address),
});
const readAlternates = (links: readonly Attributes[]) =>
  Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, pathIn(href)]));

it('gives every address in every language a complete head of its own, whoever reads it', () => {
  const regions = { de: 'de_DE', en: 'en_GB', es: 'es_ES' } as const;
  const known = new Set<string>();
  for (const { address, locale, path, html, tags } of pages) {
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(locale);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    // The stored theme stands before there is anything to see.
    expect(html.indexOf('seegut-theme'), path).toBeLessThan(html.indexOf('<header'));
    expect(html, path).toContain('seegut-theme');
    expect(html.split('<script type="application/ld+json">'), path).toHaveLength(2);
    const [title = ''] = all(html, /<title>([^<]*)<\/title>/g);
    const { description = '', keywords = '' } = tags;
    for (const text of [title, description]) {
      expect(known, `${path}: ${text}`).not.toContain(text);
      known.add(text);
    }
    expect(title, path).toContain('Seegut');
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(200);
    expect(keywords.split(',').length, path).toBeGreaterThan(1);

    const links = extractTags(html, 'link');
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? '';
    const { pathname, search, hash } = new URL(canonical);
    expect([pathname, search, hash]).toEqual([path, '', '']);
    const languages = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    expect(readAlternates(languages), path).toEqual(alternatesOf(address));

    const picture = tags['og:image'] ?? '';
    expect(picture, path).toMatch(/^https?:\/\/.+\.jpg$/);
    expect(tags, path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:site_name': 'Seegut',
      'og:type': 'article' in address ? 'article' : 'website',
      'og:locale': regions[locale],
      'og:url': canonical,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': picture,
    });
    expect(title, path).toContain(tags['og:image:alt']);
    expect(tags['og:image:alt']?.length, path).toBeGreaterThan(5);
  }
});

it('shows a picture of its own for every page: a JPEG of 1200 × 630 below 300 kB', async () => {
  const pictures = new Set(pages.map(({ tags }) => pathIn(tags['og:image'])));
  // The seven steps of the configurator share theirs.
  expect(pictures.size).toBe((addresses.length - 6) * locales.length);
  for (const path of pictures) {
    const { status, headers, body } = await ask(path, {}, 'GET', '', 'latin1');
    expect([status, headers['content-type']], path).toEqual([200, 'image/jpeg']);
    expect(body.length, path).toBeLessThan(300_000);
    const picture = await sharp(Buffer.from(body, 'latin1')).metadata();
    expect(picture, path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

it('lists exactly the indexed addresses in the sitemap, with their languages and pictures', async () => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('xml')]);
  const entries = new Map(
    body
      .split('<url>')
      .slice(1)
      .map((entry) => [pathIn(all(entry, /<loc>([^<]*)<\/loc>/g)[0]), entry] as const),
  );
  const pictures = new Set<string>();
  for (const { address, path, tags } of pages) {
    // What the route table says, independent of the code that writes the sitemap.
    const isListed = routes[address.route].indexed && !('step' in address && address.step !== '');
    const entry = entries.get(path);
    expect(entry !== undefined, path).toBe(isListed);
    expect((tags.robots ?? '').startsWith('noindex'), path).toBe(!isListed);
    if (!entry) continue;
    entries.delete(path);
    expect(readAlternates(extractTags(entry, 'xhtml:link')), path).toEqual(alternatesOf(address));
    const own = all(entry, /<image:loc>([^<]*)<\/image:loc>/g).map(pathIn);
    expect(own.length, path).toBeGreaterThan(0);
    for (const picture of own) pictures.add(picture);
    if ('article' in address) expect(entry, path).toMatch(/<lastmod>2025-\d\d-\d\d/);
  }
  expect([...entries.keys()]).toEqual([]);
  for (const picture of pictures) expect((await ask(picture, {}, 'HEAD')).status, picture).toBe(200);
});

it('has a manifest with a name, a start and icons that exist', async () => {
  const links = extractTags((await ask('/')).body, 'link');
  const { headers, body } = await ask(links.find(({ rel }) => /manifest$/.test(rel ?? ''))?.href ?? '');
  expect(headers['content-type']).toContain('manifest+json');
  const manifest = JSON.parse(body) as { icons: { src: string; purpose?: string }[] };
  expect(manifest).toMatchObject({
    name: expect.stringContaining('Seegut'),
    start_url: '/catering-konfigurator',
  });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const inTab = links.flatMap(({ rel, href }) => (/^(icon|apple-touch-icon)$/.test(rel ?? '') ? [href] : []));
  expect(inTab).toHaveLength(3);
  for (const src of [...manifest.icons.map((icon) => icon.src), ...inTab]) {
    const [, own] = /^data:[^,]*,(.*)/.exec(src ?? '') ?? [];
    const icon = own ? Buffer.from(decodeURIComponent(own)) : await file(src ?? '');
    expect((await sharp(icon).metadata()).width, src).toBeGreaterThan(0);
  }
  // For whoever asks without having read a page; three sizes in a container (the type is 1, then their number).
  expect([...(await file('/favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

it.each([
  ['/gibt-es-nicht', { 'accept-language': 'es-ES,es' }, 'es', 'Esta página no existe'],
  ['/news/unbekannt', { cookie: 'NEXT_LOCALE=en' }, 'en', 'This page does not exist'],
  ['/catering-konfigurator/unbekannt', {}, 'de', 'Diese Seite gibt es nicht'],
])(
  'answers %s for %o with a page in the visitor’s language that is not indexed',
  async (path, headers, lang, h1) => {
    const { status, body } = await ask(path, headers);
    expect(status).toBe(404);
    expect(body).toContain(`lang="${lang}"`);
    expect(body).toContain(h1);
    expect(body).toContain('name="robots" content="noindex');
  },
);
