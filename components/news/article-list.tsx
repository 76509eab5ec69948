import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { searchWords } from '@/lib/news/search-words';
import { searchableArticle } from '@/lib/news/searchable';
import { Eyebrow } from '../ui/eyebrow';
import { ArticleCard } from './article-card';
import { ArticleSearch } from './article-search';

/** Every article, newest first and the first one large, with the search above. */
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
        empty={<NothingFound locale={locale} />}
        texts={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submit: t('search.submit'),
          clear: t('search.clear'),
          found,
        }}
      />
    </section>
  );
}

/** No dead end: what was said, and the three newest articles. */
async function NothingFound({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <div data-empty="" className="border-t border-accent pt-8 md:pt-12">
      <p className="max-w-[34ch] font-display text-4xl">{t('search.none', { phone: site.phone.display })}</p>
      <Eyebrow as="h2" className="mt-10 md:mt-14">
        {t('search.latest')}
      </Eyebrow>
      <ul className="mt-3 max-w-2xl border-b border-line">
        {newsSlugs.slice(0, 3).map((slug) => (
          <li key={slug} className="border-t border-line">
            <Link
              href={localPath(locale, { route: 'news', article: slug })}
              className="block py-4 hover:text-accent"
            >
              {getArticle(slug, locale).title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
