import type { Metadata } from 'next';
import { OfferPage } from '@/components/staff/offer-page';
import { staffPage } from '@/components/staff/staff-page';
import { readPageRequest } from '@/lib/staff/server/page-request';
import { readInquiryOrMissing } from '@/lib/staff/server/read-inquiry';
import { staffTexts } from '@/lib/staff/texts';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: `${staffTexts(locale)('inquiry.offers')} · ${(await params).reference}` };
}

export default async function OfferEditorPage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale, client }) => (
    <OfferPage
      t={t}
      locale={locale}
      detail={await readInquiryOrMissing({ client }, reference)}
      now={new Date()}
    />
  ));
}
