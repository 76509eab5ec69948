import { describe, expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { relatedArticles } from '@/lib/news/related';
import { searchArticles } from '@/lib/news/search';
import { searchWords } from '@/lib/news/search-words';
import { searchableArticle } from '@/lib/news/searchable';
import { teasedArticles } from '@/lib/news/teased';

test('the articles stand in the order of the specification, from October back to April 2025', () => {
  expect(newsSlugs).toEqual([
    'business-fruehstueck-erfolgsfaktor',
    'firmenjubilaeum-50-jahre-zahnarztpraxis',
    'traumhochzeit-am-see-romantik-pur',
    '60-geburtstag-stilvoll-feiern-am-see',
    'was-ist-catering',
    'top-5-buffetideen-fuer-firmenevents',
    'grill-and-chill-sommer-special',
    'perfekte-hochzeitslocation-am-see',
    'geheimnis-unserer-kueche',
  ]);
  const dates = newsSlugs.map((slug) => getArticle(slug, 'de').date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  for (const date of dates) expect(date).toMatch(/^2025-(0[4-9]|10)-\d\d$/);
});

describe.each(locales)('articles in %s', (locale) => {
  const searchable = newsSlugs.map((slug) => searchableArticle(slug, locale));
  /** As a browser gets them: each word once. */
  const sent = searchable.map((article) => ({ ...article, text: searchWords(article.text) }));
  const find = (query: string, articles = sent) => searchArticles(query, articles).map(({ slug }) => slug);

  test('are found by each of their keywords, as in their whole text', () => {
    for (const { slug, keywords } of searchable) {
      for (const keyword of keywords) {
        expect(find(keyword), keyword).toContain(slug);
        expect(find(keyword), keyword).toEqual(find(keyword, searchable));
      }
    }
  });

  test('lead to others on their subject, the same in every language', () => {
    for (const slug of newsSlugs) {
      const related = relatedArticles(slug, locale, 3);
      expect(related.length, slug).toBeGreaterThan(1);
      expect(related).not.toContain(slug);
      expect(related).toEqual(relatedArticles(slug, 'de', 3));
    }
  });
});

test('another page never teases an offer that ends', () => {
  expect(getArticle('grill-and-chill-sommer-special', 'de').offerUntil).toBe('2025-09-30');
  expect(teasedArticles(3)).toEqual(newsSlugs.slice(0, 3));
  expect(teasedArticles(newsSlugs.length)).not.toContain('grill-and-chill-sommer-special');
});
