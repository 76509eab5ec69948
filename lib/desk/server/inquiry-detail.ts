import 'server-only';
import { notFound } from 'next/navigation';
import { hangingMails } from '@/lib/inquiry/server/current';
import { readEntries, readInquiry, readVersions } from '@/lib/inquiry/server/read-inquiry';
import { versionOf } from '@/lib/inquiry/server/version';
import { db } from '@/lib/server/database/database';
import { readOthersOnDay } from './days';

/**
 * One inquiry with its versions and entries, oldest first, others in the house who ask for its day,
 * and mails about it that hang; the page for what does not exist where there is none. @throws DatabaseError
 */
export async function readDetailOrMissing(reference: string) {
  const inquiry = (await readInquiry(db(), reference)) ?? notFound();
  const versions = await readVersions(db(), inquiry.id);
  const { day, kind } = versionOf(versions, inquiry.offered ?? inquiry.current).event;
  const [entries, others, hanging] = await Promise.all([
    readEntries(db(), inquiry.id),
    day === null || kind !== 'house' ? [] : readOthersOnDay(day, inquiry.id),
    db()
      .selectFrom('inquiries')
      .select(hangingMails.as('count'))
      .where('id', '=', inquiry.id)
      .executeTakeFirstOrThrow(),
  ]);
  return { inquiry, versions, entries, others, hangingMails: hanging.count };
}

/** Everything about one inquiry. */
export type InquiryDetail = Awaited<ReturnType<typeof readDetailOrMissing>>;
