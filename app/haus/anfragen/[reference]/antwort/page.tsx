import type { Metadata } from 'next';
import '@/components/configurator/fields/carte.css';
import '@/components/configurator/fields/day-timeline.css';
import '@/components/configurator/shell/configurator.css';
import { AnswerPage } from '@/components/desk/answer/answer-page';
import { staffPage } from '@/components/desk/staff-page';
import { readDetailOrMissing } from '@/lib/desk/server/inquiry-detail';
import { staffTexts } from '@/lib/desk/server/page-request';

type Props = { params: Promise<{ reference: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: `${(await staffTexts())('answer.heading')} · ${(await params).reference}`,
});

export default async function Answer({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async () => (
    <AnswerPage detail={await readDetailOrMissing(reference)} now={new Date()} />
  ));
}
