import type { Metadata } from 'next';
import { PageMain } from '@/components/frame/page-main';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { PageSections } from '@/components/sections/page-sections';
import { PageFacts } from '@/components/seo/page-facts';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('gallery', params);
}

export default async function GalleryPage({ params }: Props) {
  const { locale, content } = await loadPage('gallery', params);
  return (
    <PageMain composition={content.composition}>
      <PageFacts address={{ route: 'gallery' }} locale={locale} />
      <PageSections content={content} locale={locale} />
      <GalleryGrid locale={locale} />
    </PageMain>
  );
}
