import sharp from 'sharp';
import { locales } from '@/content/locales';
import { addresses } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';
import { decode, everyPage, extractTags } from './html';

const bots = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
];

const everyPath = addresses.flatMap((address) =>
  locales.map((locale) => ({ address, locale, path: localPath(locale, address) })),
);

const ogLocales = { de: 'de_DE', en: 'en_GB', es: 'es_ES' } as const;

/** What a preview reads: the tags of the first answer by property or name. */
function tags(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const entries = extractTags(head, 'meta').map(({ property, name, content }) => [
    property ?? name ?? '',
    content ?? '',
  ]);
  return {
    ...Object.fromEntries(entries),
    heading: decode(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
  } as Record<string, string | undefined>;
}

test('every preview bot gets complete tags of every page in its first answer', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const pictures = new Set<string>();
  for (const [index, bot] of bots.entries()) {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'user-agent': bot, accept: '*/*' },
    });
    // Each page is read by one bot, and each bot reads a fifth of all pages.
    for (const { locale, path } of everyPath.filter((_page, position) => position % bots.length === index)) {
      const response = await request.get(path, { maxRedirects: 0 });
      const name = `${path} for ${bot.split('/')[0]}`;
      expect(response.status(), name).toBe(200);
      expect(response.headers()['content-type'], name).toContain('text/html');
      const html = await response.text();
      expect(html.split('<script type="application/ld+json">'), name).toHaveLength(2);
      const found = tags(html);

      expect(found['og:title'], name).toBe(found.heading);
      expect(found['og:title'], name).toContain('Seegut');
      expect(found['og:description'], name).toBe(found.description);
      expect(found['og:site_name'], name).toBe('Seegut');
      expect(found['og:type'], name).toMatch(/^(website|article)$/);
      expect(found['og:locale'], name).toBe(ogLocales[locale]);
      expect(new URL(found['og:url'] ?? '').pathname, name).toBe(path);
      expect(found['twitter:card'], name).toBe('summary_large_image');
      expect(found['twitter:title'], name).toBe(found['og:title']);
      expect(found['twitter:image'], name).toBe(found['og:image']);
      expect(found['og:image'], name).toMatch(/^https?:\/\/.+\.jpg$/);
      expect(found['og:image:type'], name).toBe('image/jpeg');
      expect(found['og:image:width'], name).toBe('1200');
      expect(found['og:image:height'], name).toBe('630');
      expect(found['og:image:alt']?.length ?? 0, name).toBeGreaterThan(5);
      expect(found.heading, `${name}: the alternative text is the title`).toContain(found['og:image:alt']);
      pictures.add(new URL(found['og:image'] ?? '').pathname);
    }
    await request.dispose();
  }

  // One picture per page and language; the seven steps of the configurator share theirs.
  expect(pictures.size).toBe((addresses.length - 6) * locales.length);
});

test('every preview picture is a JPEG of 1200 × 630 below 300 kB', async ({ request }) => {
  test.setTimeout(120_000);
  const seen = new Set<string>();
  for (const { html } of await everyPage(request)) {
    const picture = new URL(tags(html)['og:image'] ?? '').pathname;
    if (seen.has(picture)) continue;
    seen.add(picture);
    const response = await request.get(picture, {
      headers: { 'user-agent': bots[0] ?? '' },
      maxRedirects: 0,
    });
    expect(response.status(), picture).toBe(200);
    expect(response.headers()['content-type'], picture).toBe('image/jpeg');
    const body = await response.body();
    expect(body.byteLength, picture).toBeLessThan(300_000);
    expect(await sharp(body).metadata(), picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  expect(seen.size).toBeGreaterThan(100);
});
