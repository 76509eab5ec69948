import type { Metadata } from 'next';
import '@/components/configurator/fields/carte.css';
import '@/components/configurator/fields/day-timeline.css';
import '@/components/configurator/shell/configurator.css';
import { AnswerPage } from '@/components/desk/answer/answer-page';
import { staffPage } from '@/components/desk/staff-page';
import { readDetailOrMissing } from '@/lib/desk/server/inquiry-detail';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { staffTexts } from '@/lib/desk/texts';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: `${staffTexts(locale)('answer.heading')} · ${(await params).reference}` };
}

export default async function Answer({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale }) => (
    <AnswerPage t={t} locale={locale} detail={await readDetailOrMissing(reference)} now={new Date()} />
  ));
}
