import 'server-only';
import { describeDifferences } from '@/lib/answer/differences';
import { type AnswerContext, depositOf } from '@/lib/answer/summarise-terms';
import { toIsoDay } from '@/lib/base/event-day';
import { formatCents, formatDay, formatIsoDay } from '@/lib/i18n/format';
import type { ShownAnswer } from '@/lib/inquiry/plan-answer';
import { db } from '@/lib/server/database/database';
import { freeDaysNear, isTaken } from '../free-days';
import { type Inquiry, readOwnDays } from '../read-inquiry';
import { type InquiryVersion, isAnswer, replacedBy, versionOf } from '../version';

/** The open answer in words beside what it would replace, every amount formatted; `null` when none is open. */
export async function shownAnswer(
  { inquiry, versions }: { readonly inquiry: Inquiry; readonly versions: readonly InquiryVersion[] },
  context: AnswerContext,
  now: Date,
): Promise<ShownAnswer | null> {
  if (inquiry.offered === null) return null;
  const answer = versionOf(versions, inquiry.offered);
  if (!isAnswer(answer)) return null;
  const { price, terms, event, number } = answer;
  const { before } = replacedBy(answer, inquiry, versions);
  const { locale, t, words } = context;
  const deposit = depositOf(answer);
  const inTime = inquiry.state !== 'closed' && terms.validUntil >= toIsoDay(now);
  const own = inTime ? await readOwnDays(db(), inquiry.id) : [];
  const isGone = inTime && !own.some(({ day }) => day === event.day) && (await isTaken(event));
  return {
    version: number,
    sentDay: formatDay(answer.createdAt, locale, 'long'),
    validUntil: formatIsoDay(terms.validUntil, locale),
    isOpen: inTime && event.day !== null && !isGone,
    taken: isGone && event.day !== null ? { day: event.day, freeDays: await freeDaysNear(event, now) } : null,
    message: terms.message,
    differences: describeDifferences(before, answer, inquiry.createdAt, context),
    total: formatCents(price.shownCents, locale),
    basis: t(price.basis === 'net' ? 'exclVat' : 'inclVat'),
    deposit: deposit > 0 ? words('depositAmount', { amount: formatCents(deposit, locale) }) : '',
  };
}
