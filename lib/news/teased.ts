import { defaultLocale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { type NewsSlug, newsSlugs } from '@/content/routes';

/**
 * The newest articles for other pages to tease. One with an offer that ends is never among them: a page outlives the
 * offer between two builds.
 */
export function teasedArticles(count: number): readonly NewsSlug[] {
  return newsSlugs.filter((slug) => getArticle(slug, defaultLocale).offerUntil === undefined).slice(0, count);
}
