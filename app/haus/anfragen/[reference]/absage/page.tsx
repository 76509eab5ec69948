import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { DeclineForm } from '@/components/staff/decline-form';
import { staffPage } from '@/components/staff/staff-page';
import { toIsoDay } from '@/lib/base/event-day';
import { planKind } from '@/lib/calendar/plan-kind';
import { findFreeDays } from '@/lib/desk/server/free-days';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { readInquiryOrMissing } from '@/lib/desk/server/read-inquiry';
import { describeInquiry } from '@/lib/desk/server/staff-plan';
import { staffTexts } from '@/lib/desk/texts';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: `${staffTexts(locale)('decline.title')} · ${(await params).reference}` };
}

export default async function DeclinePage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale, client }) => {
    const detail = await readInquiryOrMissing({ client }, reference);
    const { inquiry } = detail;
    const { draft } = describeInquiry(detail, locale);
    const { date } = draft.details;
    const days = date ? await findFreeDays(client, toIsoDay(date), planKind(draft)) : [];
    // Made with the page, so that sending it twice declines once.
    return <DeclineForm {...{ t, locale, inquiry, days }} formKey={randomUUID()} />;
  });
}
