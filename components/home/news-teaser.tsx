import { TargetLink } from '@/components/frame/target-link';
import { Link } from '@/components/ui/link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { localPath } from '@/lib/i18n/address';
import { teasedArticles } from '@/lib/news/teased';
import { ArticleFacts } from '../news/article-facts';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';
import { SharedPicture } from '../ui/shared-element';
import { Visual } from '../ui/visual';
import { HomeHeading } from './home-heading';

/** The three newest articles. */
export function NewsTeaser({ section, locale }: { section: HomeContent['news']; locale: Locale }) {
  return (
    <div className="wrap">
      <HomeHeading section={section}>
        <TargetLink to={section.action.to} locale={locale} className={buttonClass('outline')}>
          {section.action.label}
        </TargetLink>
      </HomeHeading>
      <ul className="rail mt-8 gap-x-(--gutter) gap-y-10 md:grid md:grid-cols-3">
        {teasedArticles(3).map((slug) => {
          const article = getArticle(slug, locale);
          return (
            <li key={slug} data-reveal="">
              <article>
                <Link
                  href={localPath(locale, { route: 'news', article: slug })}
                  className="picture-hover group block"
                >
                  <SharedPicture name={`article-${slug}`}>
                    <div className="aspect-[3/2] overflow-hidden">
                      <Visual
                        isMounted
                        media={article.media}
                        locale={locale}
                        ratio={3 / 2}
                        sizes="(width >= 48rem) min(33vw,424px), 78vw"
                        decorative
                      />
                    </div>
                  </SharedPicture>
                  <Heading level={3} size="name" className="mt-4 group-hover:text-accent">
                    {article.title}
                  </Heading>
                </Link>
                <ArticleFacts article={article} locale={locale} />
              </article>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
