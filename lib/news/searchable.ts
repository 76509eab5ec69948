import type { Locale } from '@/content/locales';
import { plainText } from '@/content/markdown/text';
import { getArticle } from '@/content/news';
import { type NewsSlug, newsSlugs } from '@/content/routes';
import { type Searchable, searchArticles } from './search';

/** What the search reads of an article. */
export function searchableArticle(slug: NewsSlug, locale: Locale): Searchable & { readonly slug: NewsSlug } {
  const { title, keywords, excerpt, body } = getArticle(slug, locale);
  return { slug, title, keywords, text: `${excerpt} ${plainText(body)}` };
}

/** The articles that the search finds for a query, best first. */
export function findArticles(query: string, locale: Locale): readonly NewsSlug[] {
  const all = newsSlugs.map((slug) => searchableArticle(slug, locale));
  return searchArticles(query, all).map(({ slug }) => slug);
}
