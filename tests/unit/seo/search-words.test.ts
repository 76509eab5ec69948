import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { newsSlugs } from '@/content/routes';
import { searchArticles } from '@/lib/news/search';
import { searchWords } from '@/lib/news/search-words';
import { searchableArticle } from '@/lib/news/searchable';

const entries = (locale: (typeof locales)[number], text: (whole: string) => string) =>
  newsSlugs.map((slug) => {
    const article = searchableArticle(slug, locale);
    return { ...article, text: text(article.text) };
  });

test('keeps each word once and drops parts of longer ones', () => {
  expect(searchWords('Ein Buffet, Buffetideen am See.')).toBe('ein buffetideen am see');
});

test.each(locales)('finds for every keyword what the whole text finds (%s)', (locale) => {
  const short = entries(locale, searchWords);
  const whole = entries(locale, (text) => text);
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
