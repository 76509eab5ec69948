import 'server-only';
import type { UnknownRecord } from '@/lib/base/is-record';
import type { Who } from '@/lib/inquiry/server/act';
import { db } from '@/lib/server/database/database';
import { readText, refuse } from './staff-form';

/** Files a message of the contact form as answered, or opens it again, as `action` says. @throws DatabaseError; Refusal */
export async function changeMessage({ name }: Who, reference: string, values: UnknownRecord) {
  const action = readText(values, 'action');
  if (action !== 'answer' && action !== 'reopen') throw refuse(400, 'invalid');
  const isAnswer = action === 'answer';
  const message = db().updateTable('contact_messages').where('reference', '=', reference);
  const changed = await message
    .set({ answered_at: isAnswer ? new Date() : null, answered_by_name: isAnswer ? name : null })
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw refuse(404, 'not_found');
  return { done: isAnswer ? 'answered' : 'reopened' } as const;
}
