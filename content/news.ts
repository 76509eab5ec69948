import { z } from 'zod';
import type { Locale } from './locales';
import { markdownFile } from './markdown/file';
import { type MarkdownSource, parseMarkdown } from './markdown/parse';
import { nonBreaking } from './non-breaking';
import type { NewsSlug } from './routes';
import type { NewsArticle } from './schema';
import { isVisualKey, type VisualKey } from './visual';

const text = z.string().min(1);

const frontMatter = z.strictObject({
  title: text,
  date: z.iso.date(),
  media: z.custom<VisualKey>(isVisualKey, 'no such picture or plate'),
  excerpt: text.max(160),
  keywords: z.array(text).min(4),
  author: z.enum(['owner', 'chef']),
  /** The last day of an offer; absent where an article offers nothing that ends. */
  offerUntil: z.iso.date().optional(),
});

/** An article from its Markdown. */
export function parseArticle(source: MarkdownSource): NewsArticle {
  const { meta, body } = parseMarkdown(source, frontMatter);
  const { offerUntil, ...rest } = meta;
  return nonBreaking({ ...rest, ...(offerUntil !== undefined && { offerUntil }), body });
}

const articles = new Map<string, NewsArticle>();

/** An article in a language, read from its file; while developing each time, so that a reload shows an edit. */
export function getArticle(slug: NewsSlug, locale: Locale): NewsArticle {
  const key = `${slug}/${locale}`;
  const known = process.env.NODE_ENV === 'development' ? undefined : articles.get(key);
  const article = known ?? parseArticle(markdownFile('news', slug, locale));
  articles.set(key, article);
  return article;
}
