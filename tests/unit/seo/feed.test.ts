import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { escapeXml, newsFeed } from '@/lib/seo/feed';
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
  'the feed holds every article of the language, newest first, with whole texts and a picture (%s)',
  async (locale) => {
    const xml = await newsFeed(locale);
    expect(xml).toContain(`<language>${locale}</language>`);
    expect(all(xml, /<item>\n<title>([^<]*)<\/title>/g)).toEqual(
      newsSlugs.map((slug) => escapeXml(getArticle(slug, locale).title)),
    );
    const days = all(xml, /<pubDate>([^<]*)<\/pubDate>/g).map((text) => Date.parse(text ?? ''));
    expect(days).toEqual([...days].sort((one, other) => other - one));
    const bodies = all(xml, /<content:encoded>([^<]*)<\/content:encoded>/g);
    expect(bodies).toHaveLength(newsSlugs.length);
    for (const href of bodies.flatMap((body) => all(body ?? '', /(?:href|src)=&quot;(.*?)&quot;/g)))
      expect(href).toMatch(/^https?:\/\//);
    const pictures = all(xml, /<media:content url="(https?:[^"]+)" medium="image" type="image\//g);
    expect(pictures).toHaveLength(newsSlugs.length);
  },
);
