import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { newsSlugs } from '@/content/routes';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { searchWords } from '@/lib/news/search-words';
import { searchableArticle } from '@/lib/news/searchable';
import { feedPath } from '@/lib/seo/feed-address';
import { ArticleCard } from './article-card';
import { ArticleSearch } from './article-search';

/** Every article, newest first and the first one large, with the search above and the feed below. */
export async function ArticleList({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  const found = Object.fromEntries(
    Array.from({ length: newsSlugs.length + 1 }, (_, count) => [count, t('search.found', { count })]),
  );
  const entries = newsSlugs.map((slug, index) => {
    const { text, ...entry } = searchableArticle(slug, locale);
    return {
      ...entry,
      text: searchWords(text),
      card: <ArticleCard slug={slug} locale={locale} lead={index === 0} />,
    };
  });
  return (
    <section aria-label={t('all')} className="wrap rhythm pt-0">
      <ArticleSearch
        action={localPath(locale, 'news')}
        entries={entries}
        texts={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submit: t('search.submit'),
          clear: t('search.clear'),
          none: t('search.none', { phone: site.phone.display }),
          found,
        }}
      />
      <p className="mt-16 border-t border-line pt-6 text-base text-muted print:hidden">
        {t('feedText')}{' '}
        <a href={feedPath(locale)} className="text-link">
          {t('feed')}
        </a>
      </p>
    </section>
  );
}
