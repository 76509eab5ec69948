import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { NewsArticle } from '@/content/schema';
import { formatDay } from '@/lib/i18n/format';
import { readingMinutes } from '@/lib/news/reading-time';

type Props = { article: Pick<NewsArticle, 'date' | 'html'>; locale: Locale };

/** Day of publication and reading time. */
export async function ArticleFacts({ article, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <p className="figures mt-3 text-sm text-muted">
      <time dateTime={article.date}>{formatDay(new Date(`${article.date}T12:00:00Z`), locale, 'long')}</time>
      {' · '}
      {t('readingTime', { minutes: readingMinutes(article.html) })}
    </p>
  );
}
