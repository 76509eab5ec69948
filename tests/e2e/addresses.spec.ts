import { locales } from '@/content/locales';
import { addresses, getPath, routes } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from './fixtures';

type Page = { status: number; html: string };

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');

/** Head of a page as a crawler reads it: no scripts, no cookies. */
function readHead({ html }: Page) {
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    lang: first(html, /<html[^>]* lang="([^"]+)"/),
    title: decode(first(html, /<title>([^<]*)<\/title>/) ?? ''),
    description: decode(first(html, /<meta name="description" content="([^"]*)"/) ?? ''),
    keywords: first(html, /<meta name="keywords" content="([^"]*)"/) ?? '',
    canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
    alternates: Object.fromEntries(alternates.map(([, language, href]) => [language, href])),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  };
}

test('every address in every language has its own complete head', async ({ request }) => {
  test.setTimeout(180_000);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const alternatesByCanonical = new Map<string, Record<string, string | undefined>>();

  for (const address of addresses) {
    for (const locale of locales) {
      const path = localPath(locale, address);
      const response = await request.get(path, { headers: { 'accept-language': '' }, maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['x-nextjs-prerender'], `${path} is static`).toBeTruthy();
      const head = readHead({ status: response.status(), html: await response.text() });

      expect(head.lang, path).toBe(locale);
      expect(head.headings, `${path}: number of h1`).toBe(1);
      expect(head.title.length, `${path}: title`).toBeGreaterThan(10);
      expect(head.description.length, `${path}: description "${head.description}"`).toBeGreaterThan(50);
      expect(head.description.length, `${path}: description "${head.description}"`).toBeLessThanOrEqual(200);
      expect(head.keywords.split(',').length, `${path}: keywords`).toBeGreaterThan(1);
      expect(titles.get(head.title), `${path}: same title as`).toBeUndefined();
      expect(descriptions.get(head.description), `${path}: same description as`).toBeUndefined();
      titles.set(head.title, path);
      descriptions.set(head.description, path);

      const canonical = new URL(head.canonical ?? '');
      expect(canonical.pathname, `${path}: canonical`).toBe(path);
      expect(canonical.search + canonical.hash, `${path}: canonical`).toBe('');
      expect(Object.keys(head.alternates).sort(), `${path}: hreflang`).toEqual([
        'de',
        'en',
        'es',
        'x-default',
      ]);
      expect(head.alternates[locale], `${path}: hreflang to itself`).toBe(head.canonical);
      expect(new URL(head.alternates['x-default'] ?? '').pathname).toBe(getPath(address));
      alternatesByCanonical.set(canonical.href, head.alternates);
    }
  }

  expect(titles.size).toBe(addresses.length * locales.length);
  for (const [canonical, alternates] of alternatesByCanonical) {
    for (const href of Object.values(alternates)) {
      expect(alternatesByCanonical.get(new URL(href ?? '').href), `${href} answers ${canonical}`).toEqual(
        alternates,
      );
    }
  }
});

test('the route table holds the addresses of the specification', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    '/',
    '/premium-catering',
    '/fuer-hochzeiten',
    '/eventlocation/raeume-am-see',
    '/catering/flying-buffet',
    '/success',
  ]) {
    expect(paths).toContain(path);
  }
});

const unknown = [
  {
    path: '/gibt-es-nicht',
    headers: { 'accept-language': 'es-ES,es' },
    lang: 'es',
    h1: 'Esta página no existe',
  },
  {
    path: '/news/unbekannt',
    headers: { 'accept-language': 'de', cookie: 'NEXT_LOCALE=en' },
    lang: 'en',
    h1: 'This page does not exist',
  },
  {
    path: '/catering-konfigurator/unbekannt',
    headers: { 'accept-language': 'de' },
    lang: 'de',
    h1: 'Diese Seite gibt es nicht',
  },
];

test('an unknown path is a 404 in the visitor’s language', async ({ request }) => {
  for (const { path, headers, lang, h1 } of unknown) {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(readHead({ status: 404, html }).lang, path).toBe(lang);
    expect(html).toContain(h1);
    expect(html).toContain('name="robots" content="noindex');
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  }
});
