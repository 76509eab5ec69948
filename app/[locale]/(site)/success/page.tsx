import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFacts } from '@/components/seo/page-facts';
import { Confirmation } from '@/components/success/confirmation';
import { SuccessHeading } from '@/components/success/success-heading';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('success', params);
}

export default async function SuccessPage({ params }: Props) {
  const { locale, content } = await loadPage('success', params);
  const { eyebrow, title, lead } = content.hero;
  const t = await getTranslations({ locale, namespace: 'success.thanks' });
  const thanks = { title: t('title'), lead: t('lead') };
  return (
    <>
      <PageFacts address={{ route: 'success' }} locale={locale} />
      <SuccessHeading eyebrow={eyebrow} neutral={{ title, lead }} thanks={thanks} />
      <Confirmation locale={locale} />
    </>
  );
}
