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

/** The three newest articles: one large, two beside it. */
export function NewsTeaser({ section, locale }: { section: HomeContent['news']; locale: Locale }) {
  return (
    <div className="wrap">
      <HomeHeading section={section}>
        <TargetLink to={section.action.to} locale={locale} className={buttonClass('outline')}>
          {section.action.label}
        </TargetLink>
      </HomeHeading>
      <ul className="rail mt-stack gap-x-(--gutter) gap-y-10 md:grid md:grid-cols-3 lg:grid-cols-12">
        {teasedArticles(3).map((slug, index) => {
          const article = getArticle(slug, locale);
          return (
            <li
              key={slug}
              className={index === 0 ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-4 lg:col-start-9'}
              data-reveal=""
            >
              <article>
                <Link
                  href={localPath(locale, { route: 'news', article: slug })}
                  className="picture-hover group block"
                >
                  <SharedPicture name={`article-${slug}`}>
                    <div className={`overflow-hidden aspect-[3/2] ${index === 0 ? '' : 'lg:aspect-[16/9]'}`}>
                      <Visual
                        isMounted
                        media={article.media}
                        locale={locale}
                        ratio={3 / 2}
                        sizes={index === 0 ? '(width >= 64rem) 56vw, 78vw' : '(width >= 64rem) 36vw, 78vw'}
                        decorative
                      />
                    </div>
                  </SharedPicture>
                  <Heading
                    level={3}
                    size="name"
                    className={`mt-5 group-hover:text-accent ${index === 0 ? 'lg:text-4xl' : ''}`}
                  >
                    {article.title}
                  </Heading>
                </Link>
                <ArticleFacts article={article} locale={locale} />
                {index === 0 && <p className="measure mt-3 text-muted max-lg:hidden">{article.excerpt}</p>}
              </article>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
