import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import type { NewsSlug } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { Heading } from '../ui/heading';
import { SharedPicture } from '../ui/shared-element';
import { Visual } from '../ui/visual';
import { ArticleFacts } from './article-facts';

type Props = {
  slug: NewsSlug;
  locale: Locale /** The newest one: loads at once. */;
  lead?: boolean;
};

/** One article of the list: plate, title, day, reading time and excerpt; its place in the list decides its size (`journal.css`). */
export function ArticleCard({ slug, locale, lead = false }: Props) {
  const article = getArticle(slug, locale);
  return (
    <article className="picture-hover">
      <Link
        href={localPath(locale, { route: 'news', article: slug })}
        tabIndex={-1}
        aria-hidden="true"
        className="journal-plate"
      >
        <SharedPicture name={`article-${slug}`}>
          <Visual
            isMounted
            media={article.media}
            locale={locale}
            sizes={`(width >= 64rem) min(66vw,900px), (width >= 48rem) ${lead ? 100 : 50}vw, 100vw`}
            priority={lead}
            decorative
          />
        </SharedPicture>
      </Link>
      <div className="journal-words">
        <Heading level={2} className="max-w-[24ch]">
          <Link href={localPath(locale, { route: 'news', article: slug })} className="hover:text-accent">
            {article.title}
          </Link>
        </Heading>
        <ArticleFacts article={article} locale={locale} />
        <p className="measure mt-3 text-muted">{article.excerpt}</p>
      </div>
    </article>
  );
}
