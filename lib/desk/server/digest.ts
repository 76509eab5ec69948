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

const hourInBerlin = (now: Date) =>
  Number(
    new Intl.DateTimeFormat('de-DE', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Berlin' }).format(
      now,
    ),
  );

const currentVersions = () =>
  currentInquiries().select(['reference', 'name', 'answer_by', 'day', 'guests', 'valid_until']);

/** What waits on a day: `YYYY-MM-DD` in Berlin. */
export async function readDigest(today: string) {
  const tomorrow = endOfBerlinDay(addDays(today, 1));
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
    currentVersions()
      .where('state', '=', 'agreed')
      .where('signed_at', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('entries')
              .select('id')
              .whereRef('entries.inquiry_id', '=', 'inquiries.id')
              .where('kind', '=', 'agree')
              .where('at', '>', endOfBerlinDay(addDays(today, -contractDays))),
          ),
        ),
      )
      .orderBy('day')
      .execute(),
    currentVersions()
      .where('state', '=', 'agreed')
      .where('day', '>=', today)
      .where('day', '<=', addDays(today, soonDays))
      .orderBy('day')
      .execute(),
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
  if (lookedAt === today || hourInBerlin(now) < firstHour) return;
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
