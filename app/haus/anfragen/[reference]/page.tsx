import type { Metadata } from 'next';
import { InquiryView } from '@/components/desk/inquiry/inquiry-view';
import { staffPage } from '@/components/desk/staff-page';
import { readDetailOrMissing } from '@/lib/desk/server/inquiry-detail';

type Props = { params: Promise<{ reference: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: (await params).reference,
});

export default async function InquiryPage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async () => (
    <InquiryView detail={await readDetailOrMissing(reference)} now={new Date()} />
  ));
}
