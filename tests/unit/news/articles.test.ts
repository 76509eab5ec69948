import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { collectTexts, plainText } from '@/content/markdown/text';
import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { isVisualKey } from '@/content/visual';
import { wordCount } from '@/lib/news/reading-time';
import { relatedArticles } from '@/lib/news/related';
import { findArticles } from '@/lib/news/searchable';
import { teasedArticles } from '@/lib/news/teased';

const all = newsSlugs.flatMap((slug) =>
  locales.map((locale) => ({ slug, locale, article: getArticle(slug, locale) })),
);

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

test.each(all)('$slug in $locale shows a second picture', ({ article }) => {
  const pictures = article.body.children.filter(
    (node) => node.type === 'leafDirective' && node.name === 'picture',
  );
  expect(pictures).toHaveLength(1);
});

test('every article has a picture or plate of its own', () => {
  const keys = newsSlugs.map((slug) => getArticle(slug, 'de').media);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !isVisualKey(key))).toEqual([]);
});

test.each(all)('$slug in $locale: 350 to 900 words, a title, an excerpt and keywords', ({ article }) => {
  expect(wordCount(article.body)).toBeGreaterThanOrEqual(350);
  expect(wordCount(article.body)).toBeLessThanOrEqual(900);
  expect(article.title.length).toBeLessThanOrEqual(70);
  expect(article.excerpt.length).toBeGreaterThanOrEqual(90);
  expect(article.excerpt.length).toBeLessThanOrEqual(160);
});

test.each(all)('$slug in $locale has one sheet to take away', ({ article }) => {
  const sheets = article.body.children.filter(
    (node) => node.type === 'containerDirective' && node.name === 'sheet',
  );
  expect(sheets).toHaveLength(1);
});

test('another page never teases an offer that ends', () => {
  expect(getArticle('grill-and-chill-sommer-special', 'de').offerUntil).toBe('2025-09-30');
  expect(teasedArticles(3)).toEqual(newsSlugs.slice(0, 3));
  expect(teasedArticles(newsSlugs.length)).not.toContain('grill-and-chill-sommer-special');
  expect(teasedArticles(newsSlugs.length)).toHaveLength(newsSlugs.length - 1);
});

test.each(newsSlugs)('%s leads to at least two related articles, the same in every language', (slug) => {
  const [german, ...others] = locales.map((locale) => relatedArticles(slug, locale, 3));
  expect(german?.length).toBeGreaterThan(1);
  expect(german).not.toContain(slug);
  for (const related of others) expect(related).toEqual(german);
});

test.each(all)('$slug in $locale: a keyword finds its own article', ({ slug, locale, article }) => {
  for (const keyword of article.keywords) expect(findArticles(keyword, locale), keyword).toContain(slug);
});

test('no title, excerpt or paragraph occurs twice in any language', () => {
  const texts = all.flatMap(({ article }) => [
    article.title,
    article.excerpt,
    ...collectTexts(article.body).filter((text) => text.length > 40),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('quotation marks follow the language', () => {
  const foreign = { de: /[«»”’"]/, en: /[«»„"]/, es: /[„“”‘’"]/ } as const;
  for (const { article, locale } of all) {
    for (const text of [article.title, article.excerpt, plainText(article.body)]) {
      expect(text).not.toMatch(foreign[locale]);
    }
  }
});
