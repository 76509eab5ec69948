import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { media } from '@/content/media';
import { getArticle, newestFirst } from '@/content/news';
import { newsSlugs, parseAddress } from '@/content/routes';
import { plainText } from '@/lib/news/plain-text';
import { wordCount } from '@/lib/news/reading-time';
import { allowedTags, sanitiseArticle } from '@/lib/news/sanitise';

const all = newsSlugs.flatMap((slug) =>
  locales.map((locale) => ({ slug, locale, article: getArticle(slug, locale) })),
);
const extractTags = (html: string) => [...html.matchAll(/<(\/?[a-z0-9]+)/g)].map(([, tag]) => tag);
const extractLinks = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
const extractParagraphs = (html: string) =>
  [...html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/gs)].map(([, inner = '']) => plainText(inner));

test('the route table lists the articles newest first, all of them from April to October 2025', () => {
  expect(newestFirst).toEqual(newsSlugs);
  const dates = newestFirst.map((slug) => getArticle(slug, 'de').date);
  expect(new Set(dates).size).toBe(dates.length);
  for (const date of dates) expect(date).toMatch(/^2025-(0[4-9]|10)-\d\d$/);
});

test('every article has a picture of its own', () => {
  const keys = newsSlugs.map((slug) => getArticle(slug, 'de').media);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(media).toHaveProperty([key]);
});

test.each(all)('$slug in $locale: 350 to 700 words, a title, an excerpt and keywords', ({ article }) => {
  expect(wordCount(article.html)).toBeGreaterThanOrEqual(350);
  expect(wordCount(article.html)).toBeLessThanOrEqual(700);
  expect(article.title.length).toBeLessThanOrEqual(70);
  expect(article.excerpt.length).toBeGreaterThanOrEqual(90);
  expect(article.excerpt.length).toBeLessThanOrEqual(160);
  expect(article.keywords.length).toBeGreaterThanOrEqual(4);
});

test.each(all)('$slug in $locale: the sanitiser has nothing to remove', ({ article }) => {
  const tags = new Set(extractTags(article.html).map((tag) => tag?.replace('/', '')));
  expect([...tags].filter((tag) => !allowedTags.some((allowed) => allowed === tag))).toEqual([]);
  expect(extractTags(sanitiseArticle(article.html, 'de'))).toEqual(extractTags(article.html));
  expect(extractLinks(sanitiseArticle(article.html, 'de'))).toEqual(extractLinks(article.html));
});

test.each(all)('$slug in $locale: every link leads to a page of ours', ({ article }) => {
  const hrefs = extractLinks(article.html);
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => parseAddress(href) === undefined)).toEqual([]);
});

test.each(newsSlugs)('%s has the same structure and links in every language', (slug) => {
  const { html } = getArticle(slug, 'de');
  for (const locale of locales) {
    const other = getArticle(slug, locale).html;
    expect(extractTags(other)).toEqual(extractTags(html));
    expect(extractLinks(other)).toEqual(extractLinks(html));
  }
});

test('no title, excerpt or paragraph occurs twice in any language', () => {
  const texts = all.flatMap(({ article }) => [
    article.title,
    article.excerpt,
    ...extractParagraphs(article.html).filter((text) => text.length > 40),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('quotation marks follow the language', () => {
  const foreign = { de: /[«»”’"]/, en: /[«»„"]/, es: /[„“”‘’"]/ } as const;
  for (const { article, locale } of all) {
    for (const text of [article.title, article.excerpt, plainText(article.html)]) {
      expect(text).not.toMatch(foreign[locale]);
    }
  }
});
