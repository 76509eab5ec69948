import 'server-only';
import type { UnknownRecord } from '@/lib/base/is-record';
import type { Who } from '@/lib/inquiry/server/act';
import { db } from '@/lib/server/database/database';
import { type FormOutcome, readText } from './staff-form';

/** Files a message of the contact form as answered, or opens it again, as `action` says. @throws DatabaseError */
export async function changeMessage(
  { name }: Who,
  reference: string,
  values: UnknownRecord,
): Promise<FormOutcome> {
  const action = readText(values, 'action');
  if (action !== 'answer' && action !== 'reopen') return { problem: 'invalid', status: 400 };
  const isAnswer = action === 'answer';
  const message = db().updateTable('contact_messages').where('reference', '=', reference);
  const changed = await message
    .set({ answered_at: isAnswer ? new Date() : null, answered_by_name: isAnswer ? name : null })
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return { problem: 'not_found', status: 404 };
  return { done: isAnswer ? 'answered' : 'reopened' };
}
