import { expect, test } from 'vitest';
import { isEngraving } from '@/content/engravings';
import { locales } from '@/content/locales';
import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { escapeXml, newsFeed } from '@/lib/seo/feed';
import { articleNode } from '@/lib/seo/json-ld/article';
import { publishedAt } from '@/lib/seo/published-at';

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text]) => text);

test('escapes everything that XML reads as markup', () => {
  expect(escapeXml('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;');
});

test('German time follows daylight saving', () => {
  expect(publishedAt('2025-07-01')).toBe('2025-07-01T10:00:00+02:00');
  expect(publishedAt('2025-12-01')).toBe('2025-12-01T10:00:00+01:00');
});

test.each(locales)(
  'the feed holds every article of the language, newest first, with whole texts (%s)',
  async (locale) => {
    const xml = await newsFeed(locale);
    expect(all(xml, /<item>\n<title>([^<]*)<\/title>/g)).toEqual(
      newsSlugs.map((slug) => escapeXml(getArticle(slug, locale).title)),
    );
    const days = all(xml, /<pubDate>([^<]*)<\/pubDate>/g).map((text) => Date.parse(text ?? ''));
    expect(days).toEqual([...days].sort((one, other) => other - one));
    expect(xml).toContain(`<language>${locale}</language>`);
    const bodies = all(xml, /<content:encoded>([^<]*)<\/content:encoded>/g);
    expect(bodies).toHaveLength(newsSlugs.length);
    for (const [place, body] of bodies.entries()) {
      const hrefs = all(body ?? '', /href=&quot;(.*?)&quot;/g);
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) expect(href).toMatch(/^https?:\/\//);
      const { body: source } = getArticle(newsSlugs[place] ?? 'was-ist-catering', locale);
      const shown = JSON.stringify(source).match(/"media":"([^"]+)"/)?.[1] ?? '';
      // A plate takes its colours from the page; a reader's own program shows the words around it.
      if (isEngraving(shown)) expect(body).not.toContain('&lt;img');
      else expect(body).toMatch(/&lt;img src=&quot;https?:\/\/[^&]+\.webp&quot; alt=&quot;[^&]{20,}&quot;/);
    }
  },
);

test.each(locales)('an article with a plate is shown by its preview picture (%s)', async (locale) => {
  const items = all(await newsFeed(locale), /<media:content url="([^"]+)" medium="image" type="image\//g);
  expect(items).toHaveLength(newsSlugs.length);
  const engraved = newsSlugs.filter((slug) => isEngraving(getArticle(slug, locale).media));
  expect(engraved.length).toBeGreaterThan(3);
  for (const [place, slug] of newsSlugs.entries()) {
    const preview = new RegExp(`^https?://.+/og/${locale}/news/${slug}\\.jpg$`);
    const files = articleNode(slug, locale).image as readonly string[];
    expect(files.at(-1)).toMatch(preview);
    if (engraved.includes(slug)) {
      expect(items[place]).toMatch(preview);
      expect(files).toHaveLength(1);
    } else {
      expect(items[place]).toMatch(/\/media\/[a-z0-9-]+\.webp$/);
      expect(files[0]).toBe(items[place]);
    }
  }
});
