import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { getArticle, newestFirst } from '@/content/news';
import { plainText } from '@/lib/news/plain-text';
import { searchArticles } from '@/lib/news/search';
import { searchWords } from '@/lib/news/search-words';

const entries = (locale: (typeof locales)[number], text: (html: string) => string) =>
  newestFirst.map((slug) => {
    const { title, keywords, html } = getArticle(slug, locale);
    return { slug, title, keywords, text: text(html) };
  });

test('keeps each word once and drops markup and parts of longer ones', () => {
  expect(searchWords('<p>Ein Buffet, <strong>Buffetideen</strong> am See.</p>')).toBe(
    'ein buffetideen am see',
  );
});

test.each(locales)('finds for every keyword what the whole text finds (%s)', (locale) => {
  const short = entries(locale, searchWords);
  const whole = entries(locale, plainText);
  const queries = whole.flatMap(({ keywords }) => keywords);
  for (const query of [...queries, 'buffet', 'lachs', 'wedding', 'boda', '120']) {
    const found = (list: typeof short) => searchArticles(query, list).map(({ slug }) => slug);
    expect(found(short), query).toEqual(found(whole));
  }
});

test.each(locales)('every keyword finds its own article (%s)', (locale) => {
  for (const entry of entries(locale, searchWords)) {
    for (const keyword of entry.keywords) {
      const found = searchArticles(keyword, entries(locale, searchWords)).map(({ slug }) => slug);
      expect(found, keyword).toContain(entry.slug);
    }
  }
});
