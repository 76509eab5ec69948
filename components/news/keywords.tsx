import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { findArticles } from '@/lib/news/searchable';

/** What an article is about; a word that others write about too leads to the list, searched for it. */
export async function Keywords({ keywords, locale }: { keywords: readonly string[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <nav aria-label={t('topics')}>
      <h2 className="text-sm font-semibold tracking-[0.14em] text-accent uppercase font-sans">
        {t('topics')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 text-base">
        {keywords
          .filter((keyword) => findArticles(keyword, locale).length > 1)
          .map((keyword) => (
            <li key={keyword}>
              <a
                href={`${localPath(locale, 'news')}?${new URLSearchParams({ q: keyword })}`}
                className="inline-block py-1.5 text-muted hover:text-accent"
              >
                {keyword}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
