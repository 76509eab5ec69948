import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import type { NewsSlug } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { relatedArticles } from '@/lib/news/related';
import { SharedPicture } from '../ui/shared-element';
import { Visual } from '../ui/visual';
import { ArticleFacts } from './article-facts';

/** Up to three articles on the same subjects. */
export async function RelatedArticles({ slug, locale }: { slug: NewsSlug; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <section aria-labelledby="related-title" className="bg-surface print:hidden">
      <div className="wrap rhythm">
        <h2 id="related-title" className="text-[clamp(1.75rem,1.4rem+1.4vw,2.6rem)]">
          {t('related')}
        </h2>
        <ul className="mt-10 grid gap-x-(--gutter) gap-y-12 md:grid-cols-3">
          {relatedArticles(slug, locale, 3).map((other) => {
            const article = getArticle(other, locale);
            return (
              <li key={other}>
                <Link
                  href={localPath(locale, { route: 'news', article: other })}
                  className="picture-hover group block"
                >
                  <SharedPicture name={`article-${other}`}>
                    <div className="aspect-[3/2] overflow-hidden">
                      <Visual
                        isMounted
                        media={article.media}
                        locale={locale}
                        ratio={3 / 2}
                        sizes="(width >= 48rem) 33vw, 100vw"
                        decorative
                      />
                    </div>
                  </SharedPicture>
                  <h3 className="mt-5 text-[1.6rem] leading-tight group-hover:text-accent">
                    {article.title}
                  </h3>
                </Link>
                <ArticleFacts article={article} locale={locale} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
