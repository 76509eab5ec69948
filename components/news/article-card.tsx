import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import type { NewsSlug } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { Picture } from '../ui/picture';
import { SharedElement } from '../ui/shared-element';
import { ArticleFacts } from './article-facts';

type Props = {
  slug: NewsSlug;
  locale: Locale /** Over the whole width, as the newest one. */;
  large?: boolean;
};

/** One article of the list: picture, title, day, reading time and excerpt; the picture and title are one link. */
export function ArticleCard({ slug, locale, large = false }: Props) {
  const article = getArticle(slug, locale);
  return (
    <article>
      <Link
        href={localPath(locale, { route: 'news', article: slug })}
        prefetch={false}
        className="picture-hover group block"
      >
        <SharedElement name={`article-${slug}`}>
          <div className={`overflow-hidden ${large ? 'aspect-[4/3] md:aspect-[21/9]' : 'aspect-[3/2]'}`}>
            <Picture
              media={article.media}
              locale={locale}
              ratio={large ? [21 / 9, 4 / 3] : 3 / 2}
              sizes={large ? '(width >= 85rem) 1320px, 100vw' : '(width >= 48rem) 50vw, 100vw'}
              priority={large}
              decorative
            />
          </div>
        </SharedElement>
        <h2 className="mt-6 max-w-[24ch] text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] group-hover:text-accent">
          {article.title}
        </h2>
      </Link>
      <ArticleFacts article={article} locale={locale} />
      <p className="measure mt-3 text-muted">{article.excerpt}</p>
    </article>
  );
}
