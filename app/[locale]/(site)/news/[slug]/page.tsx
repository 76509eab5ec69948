import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PageMain } from '@/components/frame/page-main';
import { Article } from '@/components/news/article';
import { PageFacts } from '@/components/seo/page-facts';
import { isLocale } from '@/content/locales';
import { getArticle } from '@/content/news';
import { newsSlugs } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams() {
  return newsSlugs.map((slug) => ({ slug }));
}

async function articleAt(params: Props['params']) {
  const { locale, slug } = await params;
  const known = newsSlugs.find((candidate) => candidate === slug);
  if (!known || !isLocale(locale)) notFound();
  return { locale, slug: known, article: getArticle(known, locale) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug, article } = await articleAt(params);
  return pageMetadata({
    address: { route: 'news', article: slug },
    locale,
    title: article.title,
    description: article.excerpt,
    keywords: article.keywords,
    publishedOn: article.date,
  });
}

export default async function ArticlePage({ params }: Props) {
  const { locale, slug } = await articleAt(params);
  setRequestLocale(locale);
  return (
    <PageMain composition="journal">
      <PageFacts address={{ route: 'news', article: slug }} locale={locale} />
      <Article slug={slug} locale={locale} />
    </PageMain>
  );
}
