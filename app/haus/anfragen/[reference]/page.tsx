import type { Metadata } from 'next';
import { InquiryView } from '@/components/staff/inquiry/inquiry-view';
import { staffPage } from '@/components/staff/staff-page';
import { bookingTerms } from '@/content/catering/rules';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays } from '@/lib/base/event-day';
import { readInquiryOrMissing } from '@/lib/desk/server/read-inquiry';
import { describeInquiry } from '@/lib/desk/server/staff-plan';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

export default async function InquiryPage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale, client, member }) => {
    const detail = await readInquiryOrMissing({ client }, reference);
    const now = new Date();
    const today = berlinDay(now);
    return (
      <InquiryView
        {...{ t, locale, detail, today, now }}
        plan={describeInquiry(detail, locale)}
        userId={member.userId}
        usualOption={addDays(today, bookingTerms.optionDays)}
      />
    );
  });
}
