import 'server-only';
import { sql } from 'kysely';
import type { InquiryState } from '@/lib/answer/states';
import { currentInquiries } from '@/lib/inquiry/server/current';
import { db } from '@/lib/server/database/database';

/** Inquiries that are not closed, with the version that counts. */
const openInquiries = () =>
  currentInquiries()
    .select(['reference', 'name', 'state', 'kind', 'guests', 'day', 'days'])
    .where('state', '<>', 'closed')
    .$narrowType<{ state: Exclude<InquiryState, 'closed'> }>();

/** Others whose event takes place on a day in our house. @throws DatabaseError */
export const readOthersOnDay = (day: string, inquiryId: string) =>
  openInquiries()
    .where('inquiries.id', '<>', inquiryId)
    .where('kind', '=', 'house')
    .where('day', '<=', day)
    .where(sql<string>`day + days`, '>', day)
    .orderBy('inquiries.created_at')
    .execute();

/** Who has the days from one to another, and who asks for them. @throws DatabaseError */
export async function readDays(from: string, to: string) {
  const [bookings, asking] = await Promise.all([
    db()
      .selectFrom('bookings')
      .leftJoin('inquiries', 'inquiries.id', 'bookings.inquiry_id')
      .select(['day', 'kind', 'slot', 'until', 'note', 'reference', 'name'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('slot')
      .execute(),
    openInquiries()
      .where('state', 'in', ['received', 'offered'])
      .where('day', '<=', to)
      .where(sql<string>`day + days`, '>', from)
      .orderBy('day')
      .execute(),
  ]);
  return { bookings, asking };
}

export type CalendarDays = Awaited<ReturnType<typeof readDays>>;
