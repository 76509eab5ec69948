import 'server-only';
import { sql } from 'kysely';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays, endOfBerlinDay } from '@/lib/base/event-day';
import { currentInquiries } from '@/lib/inquiry/server/current';
import { db } from '@/lib/server/database/database';

/** The hour of a morning in Berlin from which the house hears what waits. */
const firstHour = 6;
const contractDays = 14;
const soonDays = 7;
/** Attempts after which a mail hangs. */
const manyAttempts = 3;

const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Berlin' });

const currentVersions = () =>
  currentInquiries().select(['reference', 'name', 'answer_by', 'day', 'guests', 'valid_until']);

const agreedVersions = () => currentVersions().where('state', '=', 'agreed').orderBy('day');

/** What waits on a day: `YYYY-MM-DD` in Berlin. */
export async function readDigest(today: string) {
  const tomorrow = endOfBerlinDay(addDays(today, 1));
  const agreedLately = sql<boolean>`exists (
    select 1 from entries where entries.inquiry_id = inquiries.id and entries.kind = 'agree'
      and at > ${endOfBerlinDay(addDays(today, -contractDays))})`;
  const [promised, messages, ending, contracts, soon, mails] = await Promise.all([
    currentVersions().where('answer_by', '<=', tomorrow).orderBy('answer_by').execute(),
    db()
      .selectFrom('contact_messages')
      .select(['reference', 'name', 'answer_by'])
      .where('answered_at', 'is', null)
      .where('answer_by', '<=', tomorrow)
      .orderBy('answer_by')
      .execute(),
    currentVersions().where('state', '=', 'offered').where('valid_until', '=', today).execute(),
    agreedVersions()
      .where('signed_at', 'is', null)
      .where((is) => is.not(agreedLately))
      .execute(),
    agreedVersions().where('day', '>=', today).where('day', '<=', addDays(today, soonDays)).execute(),
    db()
      .selectFrom('mail_outbox')
      .leftJoin('inquiries', 'inquiries.id', 'mail_outbox.inquiry_id')
      .leftJoin('contact_messages', 'contact_messages.id', 'mail_outbox.contact_message_id')
      .select(sql<string | null>`coalesce(inquiries.reference, contact_messages.reference)`.as('reference'))
      .where('sent_at', 'is', null)
      .where('attempts', '>=', manyAttempts)
      .execute(),
  ]);
  return { promised, messages, ending, contracts, soon, mails };
}

/** The last day that this process has looked at. */
let lookedAt = '';

/** Queues one mail each morning that tells the house what waits, if anything does; each day's once. @throws DatabaseError */
export async function queueDigest(now: Date): Promise<void> {
  const today = berlinDay(now);
  if (lookedAt === today || Number(hour.format(now)) < firstHour) return;
  const digest = await readDigest(today);
  if (Object.values(digest).some((list) => list.length > 0)) {
    await db()
      .insertInto('mail_outbox')
      .values({ key: `digest:${today}`, kind: 'digest', recipient: 'house', locale: 'de' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
  lookedAt = today;
}
