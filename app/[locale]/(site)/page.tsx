import type { Metadata } from 'next';
import { PageMain } from '@/components/frame/page-main';
import { HomePage } from '@/components/home/home-page';
import { PageFacts } from '@/components/seo/page-facts';
import { homeContent } from '@/content/pages';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('home', params);
}

export default async function HomeRoute({ params }: Props) {
  const { locale } = await loadPage('home', params);
  return (
    <PageMain>
      <PageFacts address={{ route: 'home' }} locale={locale} />
      <HomePage content={await homeContent(locale)} locale={locale} />
    </PageMain>
  );
}
