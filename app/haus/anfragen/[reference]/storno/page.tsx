import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { CancelForm } from '@/components/staff/cancel-form';
import { staffPage } from '@/components/staff/staff-page';
import { berlinDay } from '@/lib/base/berlin-day';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { readInquiryOrMissing } from '@/lib/desk/server/read-inquiry';
import { staffTexts } from '@/lib/desk/texts';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: `${staffTexts(locale)('cancel.title')} · ${(await params).reference}` };
}

export default async function CancelPage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale, client }) => {
    const { inquiry } = await readInquiryOrMissing({ client }, reference);
    // Made with the page, so that sending it twice cancels once.
    return <CancelForm {...{ t, locale, inquiry }} today={berlinDay(new Date())} formKey={randomUUID()} />;
  });
}
