import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { type NewsSlug, newsSlugs } from '@/content/routes';

/** Articles that share keywords with one, the most shared first and then the newest; at most `max`. */
export function relatedArticles(slug: NewsSlug, locale: Locale, max: number): readonly NewsSlug[] {
  const keywords = new Set(getArticle(slug, locale).keywords);
  return newsSlugs
    .filter((other) => other !== slug)
    .map((other) => ({
      other,
      shared: getArticle(other, locale).keywords.filter((keyword) => keywords.has(keyword)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, max)
    .map(({ other }) => other);
}
