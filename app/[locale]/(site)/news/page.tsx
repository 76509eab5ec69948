import type { Metadata } from 'next';
import { PageMain } from '@/components/frame/page-main';
import { ArticleList } from '@/components/news/article-list';
import { PageSections } from '@/components/sections/page-sections';
import { PageFacts } from '@/components/seo/page-facts';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('news', params);
}

export default async function NewsPage({ params }: Props) {
  const { locale, content } = await loadPage('news', params);
  return (
    <PageMain composition={content.composition}>
      <PageFacts address={{ route: 'news' }} locale={locale} />
      <PageSections content={content} locale={locale} />
      <ArticleList locale={locale} />
    </PageMain>
  );
}
