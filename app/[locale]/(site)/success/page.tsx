import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/frame/page-main';
import { PageFacts } from '@/components/seo/page-facts';
import { Confirmation } from '@/components/success/confirmation';
import { SuccessHeading } from '@/components/success/success-heading';
import type { InquiryState } from '@/lib/answer/states';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type LaterState = Exclude<InquiryState, 'received'>;

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('success', params);
}

export default async function SuccessPage({ params }: Props) {
  const { locale, content } = await loadPage('success', params);
  const { eyebrow, title, lead } = content.hero;
  const t = await getTranslations({ locale, namespace: 'success' });
  const thanks = { title: t('thanks.title'), lead: t('thanks.lead') };
  const later = (state: LaterState) => ({
    title: t(`state.headings.${state}.title`),
    lead: t(`state.headings.${state}.lead`),
  });
  return (
    <PageMain composition={content.composition}>
      <PageFacts address={{ route: 'success' }} locale={locale} />
      <SuccessHeading
        eyebrow={eyebrow}
        neutral={{ title, lead }}
        thanks={thanks}
        later={{
          in_progress: later('in_progress'),
          offer_sent: later('offer_sent'),
          accepted: later('accepted'),
          declined: later('declined'),
          withdrawn: later('withdrawn'),
          expired: later('expired'),
          cancelled: later('cancelled'),
        }}
      />
      <Confirmation locale={locale} />
    </PageMain>
  );
}
