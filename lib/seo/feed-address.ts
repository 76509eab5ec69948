import type { Locale } from '@/content/locales';
import { site } from '@/content/site';

export const feedType = 'application/rss+xml';

/** Path of the news feed in a language. */
export const feedPath = (locale: Locale): string => `/feed/${locale}.xml`;

/** How feed readers name the feed before they have read it. */
export const feedTitle = (locale: Locale): string => `${site.name} RSS (${locale})`;
