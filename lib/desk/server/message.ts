import 'server-only';
import { isLocale, type Locale } from '@/content/locales';
import { db } from '@/lib/server/database/database';

/** One message of the contact form; null when there is none with this reference. @throws DatabaseError */
export async function readMessage(reference: string) {
  const row = await db()
    .selectFrom('contact_messages')
    .select(['reference', 'locale', 'topic', 'name', 'email', 'phone', 'message', 'callback'])
    .select(['callback_day as callbackDay', 'callback_window as callbackWindow'])
    .select(['suspicious as isSuspicious', 'created_at as createdAt', 'answer_by as answerBy'])
    .select(['answered_at as answeredAt', 'answered_by_name as answeredByName'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const locale: Locale = isLocale(row.locale) ? row.locale : 'de';
  return { ...row, locale };
}

export type StaffMessage = NonNullable<Awaited<ReturnType<typeof readMessage>>>;
