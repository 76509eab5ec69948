import '@/components/sections/sections.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { type NewsSlug, newsSlugs } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { relatedArticles } from '@/lib/news/related';
import { findArticles } from '@/lib/news/searchable';
import { Blocks } from '../markdown/blocks';
import { Caption } from '../ui/caption';
import { ExampleNote } from '../ui/example-note';
import { Eyebrow } from '../ui/eyebrow';
import { Heading } from '../ui/heading';
import { SharedPicture } from '../ui/shared-element';
import { Visual } from '../ui/visual';
import { ArticleFacts } from './article-facts';
import { Share } from './share';

/** One article: title, picture, text, and the ways on. */
export async function Article({ slug, locale }: { slug: NewsSlug; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  const article = getArticle(slug, locale);
  const position = newsSlugs.indexOf(slug);
  const around = [
    { label: t('next'), other: newsSlugs[position - 1] },
    { label: t('previous'), other: newsSlugs[position + 1] },
  ];
  return (
    <article>
      <header className="wrap pt-8 md:pt-14">
        <Heading
          level={1}
          eyebrow={<Link href={localPath(locale, 'news')}>{t('all')}</Link>}
          className="max-w-[24ch]"
        >
          {article.title}
        </Heading>
        <div className="columns mt-stack">
          <div className="col-span-12 lg:col-span-3 lg:mb-8 lg:self-end lg:border-t lg:border-line lg:pt-4">
            <ArticleFacts article={article} locale={locale} />
            <p className="mt-4 mb-8 text-lg text-muted lg:mb-0">{article.excerpt}</p>
          </div>
          <figure className="col-span-12 self-start lg:col-span-9">
            <SharedPicture name={`article-${slug}`}>
              <div className="aspect-[3/2] overflow-hidden">
                <Visual
                  isMounted
                  media={article.media}
                  locale={locale}
                  sizes="(width >= 85rem) 984px, (width >= 64rem) 74vw, 100vw"
                  ratio={3 / 2}
                  priority
                />
              </div>
            </SharedPicture>
            <Caption media={article.media} locale={locale} />
          </figure>
        </div>
      </header>
      <div className="wrap columns rhythm">
        <div className="article measure col-span-12 lg:col-span-8 lg:col-start-4 lg:text-lg">
          <Blocks nodes={article.body.children} locale={locale} caption={article.title} />
          <ExampleNote locale={locale} about="proof" />
        </div>
        <div className="article-aside col-span-12 grid gap-10 border-t border-line print:hidden lg:col-span-3">
          <Keywords keywords={article.keywords} locale={locale} />
          <Share slug={slug} locale={locale} />
        </div>
      </div>
      <RelatedArticles slug={slug} locale={locale} />
      <nav
        aria-label={t('more')}
        className="wrap grid print:hidden gap-8 border-t border-line py-12 md:grid-cols-2"
      >
        {around.map(({ label, other }) =>
          other ? (
            <Link
              key={label}
              href={localPath(locale, { route: 'news', article: other })}
              className="group block"
            >
              <span className="text-sm text-muted">{label}</span>
              <span className="mt-1 block font-display text-2xl group-hover:text-accent">
                {getArticle(other, locale).title}
              </span>
            </Link>
          ) : (
            <span key={label} />
          ),
        )}
      </nav>
    </article>
  );
}

/** What an article is about; a word that others write about too leads to the list, searched for it. */
async function Keywords({ keywords, locale }: { keywords: readonly string[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <nav aria-label={t('topics')}>
      <Eyebrow as="h2">{t('topics')}</Eyebrow>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {keywords
          .filter((keyword) => findArticles(keyword, locale).length > 1)
          .map((keyword) => (
            <li key={keyword}>
              <a
                href={`${localPath(locale, 'news')}?${new URLSearchParams({ q: keyword })}`}
                className="inline-block py-1.5 text-muted hover:text-accent"
              >
                {keyword}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Up to three articles on the same subjects. */
async function RelatedArticles({ slug, locale }: { slug: NewsSlug; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <section aria-labelledby="related-title" className="bg-surface print:hidden">
      <div className="wrap rhythm">
        <Heading level={2} id="related-title">
          {t('related')}
        </Heading>
        <ul className="mt-8 grid gap-x-(--gutter) gap-y-10 md:grid-cols-3">
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
                  <Heading level={3} size="name" className="mt-5 group-hover:text-accent">
                    {article.title}
                  </Heading>
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
