import type { Metadata } from 'next';
import { BackLink } from '@/components/staff/back-link';
import { KitchenView } from '@/components/staff/kitchen-view';
import { PrintButton } from '@/components/staff/print-button';
import { staffPage } from '@/components/staff/staff-page';
import { buildKitchenSheet } from '@/lib/inquiry/kitchen-sheet';
import { kitchenContext } from '@/lib/inquiry/server/mail/plan-context';
import { storedDraft } from '@/lib/inquiry/server/offered-plan';
import { readStoredOffer } from '@/lib/offer/offer-schema';
import { staffAddress } from '@/lib/staff/addresses';
import { readInquiryOrMissing } from '@/lib/staff/server/read-inquiry';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

export default async function KitchenPage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale, client }) => {
    const { inquiry, offers } = await readInquiryOrMissing({ client }, reference);
    const context = kitchenContext(locale);
    // What was agreed counts; before that, what was offered last.
    const counting = offers.find(({ state }) => state === 'accepted') ?? offers.find(({ state }) => state === 'open');
    const sheet = buildKitchenSheet(
      { reference, draft: storedDraft(inquiry), createdAt: inquiry.createdAt },
      counting ? readStoredOffer(counting.body) : null,
      context,
    );
    return (
      <>
        <BackLink href={staffAddress.inquiry(reference)}>{t('frame.backToInquiry')}</BackLink>
        <div className="desk-title">
          <h1>{sheet.title}</h1>
          <p>{inquiry.name}</p>
          <PrintButton label={t('kitchen.print')} />
        </div>
        <KitchenView sheet={sheet} words={context.kitchen} />
      </>
    );
  });
}
