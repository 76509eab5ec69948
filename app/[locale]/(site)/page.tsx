import type { Metadata } from 'next';
import { PageSections } from '@/components/sections/page-sections';
import { ownPage, ownPageMetadata } from '@/lib/own-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata('home', params);
}

export default async function HomePage({ params }: Props) {
  const { locale, content } = await ownPage('home', params);
  return <PageSections content={content} locale={locale} />;
}
