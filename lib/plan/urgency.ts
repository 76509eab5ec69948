import { phoneFor } from '@/content/site';
import { answerBy } from '@/lib/base/answer-date';
import { isNoonPromised } from '@/lib/base/answer-time';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { formatDay } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import type { Draft } from './draft';

const urgentDays = 7;

/** Too soon for the usual answer: a funeral, or an event within a week. */
export function isUrgent({ eventType, details: { date } }: Draft, now: Date): boolean {
  return eventType === 'funeral' || (date !== null && toIsoDay(date) <= addDays(toIsoDay(now), urgentDays));
}

/** By when the house answers what comes in now about a plan. */
export const promisedBy = (draft: Draft, now: Date): Date => answerBy(now, isUrgent(draft, now));

type Words = Pick<DescribeContext, 't' | 'locale'>;

/** By when the house answers, in words; to those in a hurry also the number to call. */
export const promiseText = (by: Date, { t, locale }: Words): string =>
  t(`promise.${isNoonPromised(by) ? 'urgent' : 'usual'}`, {
    day: formatDay(by, locale),
    phone: phoneFor(locale),
  });

/** What is promised to whoever sends a draft now. */
export const promiseFor = (draft: Draft, now: Date, words: Words): string =>
  promiseText(promisedBy(draft, now), words);
