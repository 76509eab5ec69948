import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/frame/page-main';
import { PageFacts } from '@/components/seo/page-facts';
import { Confirmation } from '@/components/success/confirmation';
import { SuccessHeading } from '@/components/success/success-heading';
import type { Standing } from '@/lib/answer/states';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type Later = Exclude<Standing, 'received'>;

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('success', params);
}

export default async function SuccessPage({ params }: Props) {
  const { locale, content } = await loadPage('success', params);
  const { eyebrow, title, lead } = content.hero;
  const t = await getTranslations({ locale, namespace: 'success' });
  const thanks = { title: t('thanks.title'), lead: t('thanks.lead') };
  const later = (state: Later) => ({
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
          offered: later('offered'),
          expired: later('expired'),
          agreed: later('agreed'),
          cancelled: later('cancelled'),
          refused: later('refused'),
          withdrawn: later('withdrawn'),
          declined: later('declined'),
        }}
      />
      <Confirmation locale={locale} />
    </PageMain>
  );
}
