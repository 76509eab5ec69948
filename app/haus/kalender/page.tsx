import type { Metadata } from 'next';
import { Calendar } from '@/components/desk/calendar/calendar';
import { monthEnds } from '@/components/desk/calendar/month';
import { staffPage } from '@/components/desk/staff-page';
import { berlinDay } from '@/lib/base/berlin-day';
import { eventDay } from '@/lib/base/event-day';
import { readDays } from '@/lib/desk/server/days';
import { staffTexts } from '@/lib/desk/server/page-request';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await staffTexts())('calendar.title'),
});

export default async function CalendarPage({ searchParams }: Props) {
  const { monat, tag } = await searchParams;
  const today = berlinDay(new Date());
  const month = eventDay(`${monat}-01`) ? `${monat}` : today.slice(0, 7);
  const selected = typeof tag === 'string' ? tag : null;
  const { first, last } = monthEnds(month);
  return staffPage('calendar', async () => (
    <Calendar {...{ month, selected, today }} days={await readDays(first, last)} />
  ));
}
