import 'server-only';
import type { UnknownRecord } from '@/lib/base/is-record';
import { answerMessage, takeInquiry } from '@/lib/staff/server/actions';
import type { Staff } from '@/lib/staff/server/staff-session';
import { type FormOutcome, readText } from './staff-form';

/** Does what `action` of a form says with a message of the contact form. @throws Refusal, Error */
export async function changeMessage(
  { client }: Staff,
  reference: string,
  values: UnknownRecord,
): Promise<FormOutcome> {
  const action = readText(values, 'action');
  if (action === 'take' || action === 'release') {
    await takeInquiry(client, reference, action === 'take');
    return { done: action === 'take' ? 'taken' : 'released' };
  }
  if (action === 'answer' || action === 'reopen') {
    await answerMessage(client, reference, action === 'answer');
    return { done: action === 'answer' ? 'answered' : 'reopened' };
  }
  return { problem: 'invalid', status: 400 };
}
