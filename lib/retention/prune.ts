import 'server-only';
import { sql } from 'kysely';
import { retention } from '@/content/retention';
import { log } from '@/lib/base/log';
import { db } from '@/lib/server/database/database';
import { mayDelete } from '@/lib/server/database/may-delete';
import { env } from '@/lib/server/env';

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
const berlinNow = sql`now() at time zone 'Europe/Berlin'`;

/** States without an agreement. An inquiry in any other, known here or not, is kept like one with an offer. */
const open = sql.join(['received', 'in_progress', 'declined', 'withdrawn', 'expired']);

/**
 * Inquiries that never had an offer, so many days after the event's day (the last contact where no day is named); those with
 * one, so many years after the end of the calendar year of the last contact (commercial letters, section 257 (5) HGB). All
 * that belongs to them goes with them.
 */
const pruneInquiries = (days: number, years: number) =>
  db()
    .deleteFrom('inquiries')
    .where(
      sql<boolean>`case
        when state in (${open}) and not exists (select 1 from offers where offers.inquiry_id = inquiries.id)
        then coalesce(event_day::timestamp at time zone 'Europe/Berlin', last_contact_at) < ${daysAgo(days)}
        else date_trunc('year', last_contact_at at time zone 'Europe/Berlin')
             + make_interval(years => ${1 + years}) < ${berlinNow} end`,
    )
    .executeTakeFirst();

/** The sign-in interface's notes of who signed in when. */
async function pruneSignIns(): Promise<bigint> {
  if (!(await mayDelete(db(), 'auth.audit_log_entries'))) return 0n;
  const notes = sql`delete from auth.audit_log_entries where created_at < ${daysAgo(retention.signInLogDays)}`;
  return (await notes.execute(db())).numAffectedRows ?? 0n;
}

/**
 * Deletes what nobody may keep any longer (GDPR, Art. 5 (1) e) after the periods of the privacy page, some of which are the
 * environment's, and says how many rows of each kind. Calling it twice does no harm.
 * @throws Error when the database cannot be reached.
 */
export async function pruneExpired() {
  const { INQUIRY_RETENTION_DAYS, OFFER_RETENTION_YEARS, MAIL_RETENTION_DAYS } = env();
  const on = db();
  const inquiries = await pruneInquiries(INQUIRY_RETENTION_DAYS, OFFER_RETENTION_YEARS);
  const closed = sql<string>`(${berlinNow})::date - ${retention.closedDays}::integer`;
  await on.deleteFrom('bookings').where('inquiry_id', 'is', null).where('day', '<', closed).execute();
  const mails = await on
    .deleteFrom('mail_outbox')
    .where(sql<Date>`coalesce(sent_at, abandoned_at)`, '<', daysAgo(MAIL_RETENTION_DAYS))
    .executeTakeFirst();
  const messages = await on
    .deleteFrom('contact_messages')
    .where('created_at', '<', daysAgo(INQUIRY_RETENTION_DAYS))
    .executeTakeFirst();
  // The row stays, because its revision has to go on counting.
  const drafts = await on
    .updateTable('drafts')
    .set((column) => ({ draft: null, revision: column('revision', '+', 1) }))
    .where('draft', 'is not', null)
    .where('saved_at', '<', daysAgo(retention.draftDays))
    .executeTakeFirst();
  await on.deleteFrom('rate_limits').where('window_start', '<', daysAgo(retention.limitDays)).execute();
  await on.deleteFrom('used_links').where('used_at', '<', daysAgo(retention.usedLinkDays)).execute();
  const deleted = {
    inquiries: Number(inquiries.numDeletedRows),
    mails: Number(mails.numDeletedRows),
    messages: Number(messages.numDeletedRows),
    drafts: Number(drafts.numUpdatedRows),
    events: Number(await pruneSignIns()),
  };
  if (Object.values(deleted).some((count) => count > 0)) log.info('retention.deleted', deleted);
  return deleted;
}
