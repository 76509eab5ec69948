import type { MetadataRoute } from 'next';
import { locales } from '@/content/locales';
import { getArticle } from '@/content/news';
import { pageUrl } from '@/lib/seo/absolute-url';
import { indexedAddresses } from '@/lib/seo/indexed-pages';
import { pageSummary } from '@/lib/seo/page-summary';
import { pictureFile } from '@/lib/seo/picture-file';

/** Every page that may be indexed, in every language, with its translations and its own pictures. */
export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return Promise.all(
    indexedAddresses.flatMap((address) => {
      const languages = Object.fromEntries(locales.map((locale) => [locale, pageUrl(locale, address)]));
      return locales.map(async (locale) => {
        const { pictures } = await pageSummary(address, locale);
        return {
          url: pageUrl(locale, address),
          // Only articles have a day of their own; an invented one would make all others worthless.
          ...('article' in address && { lastModified: getArticle(address.article, locale).date }),
          alternates: { languages: { ...languages, 'x-default': pageUrl('de', address) } },
          images: [...new Set(pictures.map((key) => pictureFile(key, locale).url))],
        };
      });
    }),
  );
}
