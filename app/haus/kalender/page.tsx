import type { Metadata } from 'next';
import { Calendar } from '@/components/desk/calendar/calendar';
import { isMonth, monthEnds } from '@/components/desk/calendar/month';
import { staffPage } from '@/components/desk/staff-page';
import { berlinDay } from '@/lib/base/berlin-day';
import { readDays } from '@/lib/desk/server/days';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { staffTexts } from '@/lib/desk/texts';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: staffTexts(locale)('calendar.title') };
}

export default async function CalendarPage({ searchParams }: Props) {
  const { monat, tag } = await searchParams;
  const today = berlinDay(new Date());
  const month = isMonth(monat) ? monat : today.slice(0, 7);
  const selected = typeof tag === 'string' && tag.startsWith(month) ? tag : null;
  const { first, last } = monthEnds(month);
  return staffPage('calendar', async ({ t, locale }) => (
    <Calendar {...{ t, locale, month, selected, today }} days={await readDays(first, last)} />
  ));
}
