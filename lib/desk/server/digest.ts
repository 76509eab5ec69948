import 'server-only';
import { sql } from 'kysely';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { db } from '@/lib/server/database/database';
import { readInbox } from './inbox';

/** The hour of a morning in Berlin from which the house hears what waits. */
const firstHour = 6;
const contractDays = 14;
const soonDays = 7;
/** Attempts after which a mail hangs. */
const manyAttempts = 3;

const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Berlin' });

/** What waits on a day, of what the inbox holds, and mails that hang, by the numbers they are about. */
export async function readDigest(now: Date) {
  const today = berlinDay(now);
  const [rows, mails] = await Promise.all([
    readInbox('', false, now),
    db()
      .selectFrom('mail_outbox')
      .leftJoin('inquiries', 'inquiries.id', 'mail_outbox.inquiry_id')
      .leftJoin('contact_messages', 'contact_messages.id', 'mail_outbox.contact_message_id')
      .select(sql<string>`coalesce(inquiries.reference, contact_messages.reference, '–')`.as('reference'))
      .where('sent_at', 'is', null)
      .where('attempts', '>=', manyAttempts)
      .execute(),
  ]);
  const agreed = rows.filter(({ event }) => event?.standing === 'agreed');
  const isLongAgo = (at: Date) => toIsoDay(at) <= addDays(today, -contractDays);
  return {
    promised: rows.filter(({ group, due }) => group === 'waiting' && due && due <= addDays(today, 1)),
    ending: rows.filter(({ event }) => event?.standing === 'offered' && event.validUntil === today),
    contracts: agreed.filter(({ event }) => event?.agreedAt && !event.signedAt && isLongAgo(event.agreedAt)),
    soon: agreed.filter(({ event }) => event?.day && event.day <= addDays(today, soonDays)),
    mails,
  };
}

/** The last day that this process has looked at. */
let lookedAt = '';

/** Queues one mail each morning that tells the house what waits, if anything does; each day's once. @throws DatabaseError */
export async function queueDigest(now: Date): Promise<void> {
  const today = berlinDay(now);
  if (lookedAt === today || Number(hour.format(now)) < firstHour) return;
  if (Object.values(await readDigest(now)).some((list) => list.length > 0)) {
    await db()
      .insertInto('mail_outbox')
      .values({ key: `digest:${today}`, kind: 'digest', recipient: 'house', locale: 'de' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
  lookedAt = today;
}
