import type { BlogPostingLeaf, MergeLeafTypes, NewsArticleLeaf } from 'schema-dts';
import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import { getArticle } from '@/content/news';
import type { NewsSlug } from '@/content/routes';
import { authorName } from '@/lib/news/author';
import { absoluteUrl, pageUrl } from '@/lib/seo/absolute-url';
import { pictureFile } from '../picture-file';
import { publishedAt } from '../published-at';
import { sharePicturePath } from '../share-picture-address';
import { pageIds, siteIds } from './ids';

export type ArticleNode = MergeLeafTypes<[BlogPostingLeaf, NewsArticleLeaf]>;

/** A news article: a post of our own blog that search engines may also treat as news. */
export function articleNode(slug: NewsSlug, locale: Locale): ArticleNode {
  const address = { route: 'news', article: slug } as const;
  const ids = pageIds(locale, address);
  const article = getArticle(slug, locale);
  const date = publishedAt(article.date);
  return {
    '@type': ['BlogPosting', 'NewsArticle'],
    '@id': ids.article,
    url: ids.url,
    headline: article.title,
    description: article.excerpt,
    image: [
      ...(isMediaKey(article.media) ? [pictureFile(article.media, locale).url] : []),
      absoluteUrl(sharePicturePath(locale, address)),
    ],
    datePublished: date,
    dateModified: date,
    author: {
      '@type': 'Person',
      name: authorName(article),
      url: pageUrl(locale, 'about'),
      worksFor: { '@id': siteIds.business() },
    },
    publisher: { '@id': siteIds.business() },
    mainEntityOfPage: { '@id': ids.page },
    isPartOf: { '@id': siteIds.blog(locale) },
    inLanguage: locale,
    keywords: [...article.keywords],
  };
}
