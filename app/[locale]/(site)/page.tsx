import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { homeContent } from '@/content/pages';
import { ownPage, ownPageMetadata } from '@/lib/own-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata('home', params);
}

export default async function HomeRoute({ params }: Props) {
  const { locale } = await ownPage('home', params);
  return <HomePage content={await homeContent(locale)} locale={locale} />;
}
