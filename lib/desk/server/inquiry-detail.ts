import 'server-only';
import { notFound } from 'next/navigation';
import {
  type Entry,
  type Inquiry,
  readEntries,
  readInquiry,
  readOwnDays,
  readVersions,
} from '@/lib/inquiry/server/read-inquiry';
import { type InquiryVersion, versionOf } from '@/lib/inquiry/server/version';
import { db } from '@/lib/server/database/database';
import { readOthersOnDay } from './days';

/** Everything about one inquiry. */
export type InquiryDetail = {
  readonly inquiry: Inquiry;
  /** Oldest first. */
  readonly versions: readonly InquiryVersion[];
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** Days that it holds until a day, or has for good. */
  readonly days: Awaited<ReturnType<typeof readOwnDays>>;
  /** Others who ask for its day or have it. */
  readonly others: Awaited<ReturnType<typeof readOthersOnDay>>;
  /** Mails about it that could not be sent so far. */
  readonly hangingMails: number;
};

/** Mails about an inquiry that were tried and not sent. @throws DatabaseError */
async function countHanging(inquiryId: string): Promise<number> {
  const rows = await db()
    .selectFrom('mail_outbox')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .execute();
  return rows.length;
}

/** One inquiry with all that belongs to it; the page for what does not exist where there is none. @throws DatabaseError */
export async function readDetailOrMissing(reference: string): Promise<InquiryDetail> {
  const inquiry = (await readInquiry(db(), reference)) ?? notFound();
  const versions = await readVersions(db(), inquiry.id);
  const { day } = versionOf(versions, inquiry.offered ?? inquiry.current).event;
  const [entries, days, others, hangingMails] = await Promise.all([
    readEntries(db(), inquiry.id),
    readOwnDays(db(), inquiry.id),
    day === null ? [] : readOthersOnDay(day, inquiry.id),
    countHanging(inquiry.id),
  ]);
  return { inquiry, versions, entries, days, others, hangingMails };
}
