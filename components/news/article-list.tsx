import Link from 'next/link';
import type { Locale } from '@/content/locales';
import { articleOf, newestFirst } from '@/content/news';
import { localPath } from '@/lib/i18n/address';
import { Picture } from '../ui/picture';
import { ArticleFacts } from './article-facts';

/** Every article, newest first; the first one large. */
export function ArticleList({ locale }: { locale: Locale }) {
  return (
    <section className="wrap rhythm pt-0">
      <ul className="grid gap-x-(--gutter) gap-y-16 md:grid-cols-2">
        {newestFirst.map((slug, index) => {
          const article = articleOf(slug, locale);
          return (
            <li key={slug} className={index === 0 ? 'md:col-span-2' : ''}>
              <article>
                <Link
                  href={localPath(locale, { route: 'news', article: slug })}
                  prefetch={false}
                  className="picture-hover group block"
                >
                  <div className={`overflow-hidden ${index === 0 ? 'aspect-[4/3] md:aspect-[21/9]' : 'aspect-[3/2]'}`}>
                    <Picture
                      media={article.media}
                      locale={locale}
                      sizes={index === 0 ? '(width >= 85rem) 1320px, 100vw' : '(width >= 48rem) 50vw, 100vw'}
                      priority={index === 0}
                      decorative
                    />
                  </div>
                  <h2 className="mt-6 max-w-[24ch] text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] group-hover:text-accent">
                    {article.title}
                  </h2>
                </Link>
                <ArticleFacts article={article} locale={locale} />
                <p className="measure mt-3 text-muted">{article.excerpt}</p>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
