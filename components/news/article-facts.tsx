import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { NewsArticle } from '@/content/schema';
import { formatDay } from '@/lib/i18n/format';
import { authorName } from '@/lib/news/author';
import { readingMinutes } from '@/lib/news/reading-time';

type Props = { article: NewsArticle; locale: Locale };

const dayOf = (day: string, locale: Locale) => formatDay(new Date(`${day}T12:00:00Z`), locale, 'long');

/** Author, day of publication and reading time; of an offer also its last day. */
export async function ArticleFacts({ article, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <p className="figures mt-3 text-sm text-muted">
      {t('by', { name: authorName(article) })}
      {'\u00a0· '}
      <time dateTime={article.date} className="whitespace-nowrap">
        {dayOf(article.date, locale)}
      </time>
      {'\u00a0· '}
      <span className="whitespace-nowrap">{t('readingTime', { minutes: readingMinutes(article.body) })}</span>
      {article.offerUntil && `\u00a0· ${t('offerUntil', { date: dayOf(article.offerUntil, locale) })}`}
    </p>
  );
}
