import type { Metadata } from 'next';
import { InquiryView } from '@/components/desk/inquiry/inquiry-view';
import { staffPage } from '@/components/desk/staff-page';
import { describeInquiry } from '@/lib/desk/server/describe-inquiry';
import { readDetailOrMissing } from '@/lib/desk/server/inquiry-detail';
import { freeDaysNear } from '@/lib/inquiry/server/free-days';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

export default async function InquiryPage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale }) => {
    const detail = await readDetailOrMissing(reference);
    const now = new Date();
    const described = describeInquiry(detail, locale);
    const freeDays = await freeDaysNear(described.current.event, now);
    return <InquiryView {...{ t, locale, detail, described, freeDays, now }} />;
  });
}
