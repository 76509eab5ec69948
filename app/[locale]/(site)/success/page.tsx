import type { Metadata } from 'next';
import { PageSections } from '@/components/sections/page-sections';
import { PageFacts } from '@/components/seo/page-facts';
import { Confirmation } from '@/components/success/confirmation';
import { ownPage, ownPageMetadata } from '@/lib/own-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata('success', params);
}

export default async function SuccessPage({ params }: Props) {
  const { locale, content } = await ownPage('success', params);
  return (
    <>
      <PageFacts address={{ route: 'success' }} locale={locale} />
      <PageSections content={content} locale={locale} />
      <Confirmation locale={locale} />
    </>
  );
}
