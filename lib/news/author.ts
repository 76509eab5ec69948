import type { NewsArticle } from '@/content/schema';
import { site } from '@/content/site';

/** The name of who wrote an article. */
export const authorName = ({ author }: Pick<NewsArticle, 'author'>): string => site[author];
