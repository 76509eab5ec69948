import 'server-only';
import { sql } from 'kysely';
import { log } from '@/lib/base/log';
import { db } from '@/lib/server/database/database';

/**
 * A server's clock may have been ahead for a while. What was put off then would wait as long as the clock was wrong, and
 * whoever was counted then would be refused as long. Times that cannot be (a mail is put off for six hours at most and locked
 * for minutes, a counter starts in the past) become now.
 * @throws Error when the database cannot be reached.
 */
export async function repairTimestamps(): Promise<void> {
  const mails = await db()
    .updateTable('mail_outbox')
    .set({
      next_attempt_at: sql<Date>`least(next_attempt_at, now())`,
      locked_until: sql<Date | null>`case when locked_until <= now() + interval '1 hour' then locked_until end`,
    })
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    .where(
      sql<boolean>`(next_attempt_at > now() + interval '6 hours 5 minutes' or locked_until > now() + interval '1 hour')`,
    )
    .executeTakeFirst();
  const counters = await db()
    .deleteFrom('rate_limits')
    .where('window_start', '>', sql<Date>`now() + interval '1 minute'`)
    .executeTakeFirst();
  const repaired = Number(mails.numUpdatedRows + counters.numDeletedRows);
  if (repaired > 0) log.warn('clock.was_ahead', { repaired });
}
