import 'server-only';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { db } from '@/lib/server/database/database';

/** A row whose language the site speaks. */
const spoken = <T extends { readonly locale: string }>(row: T): T & { readonly locale: Locale } => ({
  ...row,
  locale: isLocale(row.locale) ? row.locale : defaultLocale,
});

/** A message of the contact form; day and window are null when any suits. Null when there is none. @throws DatabaseError */
export async function readContact(by: 'id' | 'reference', value: string) {
  const row = await db()
    .selectFrom('contact_messages')
    .select(['reference', 'locale', 'topic', 'name', 'email', 'phone', 'message', 'callback', 'suspicious'])
    .select(['callback_day as callbackDay', 'callback_window as callbackWindow'])
    .select(['created_at as createdAt', 'answer_by as answerBy'])
    .select(['answered_at as answeredAt', 'answered_by_name as answeredByName'])
    .where(by, '=', value)
    .executeTakeFirst();
  return row ? spoken(row) : null;
}

export type StoredContact = NonNullable<Awaited<ReturnType<typeof readContact>>>;
