import { bookingTerms } from '@/content/catering/rules';
import { addDays, endOfBerlinDay, noonOfBerlinDay, toIsoDay } from './event-day';
import { isWorkingDay } from './working-days';

/**
 * By when the house answers, in Germany's time: the end of the third day after the one that something came in, or noon of
 * the next working day where that would be too late.
 */
export function answerBy(received: Date, isUrgent = false): Date {
  const today = toIsoDay(received);
  if (!isUrgent) return endOfBerlinDay(addDays(today, bookingTerms.answerDays));
  let day = addDays(today, 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return noonOfBerlinDay(day);
}

/** Whether noon was promised, as only to those in a hurry. */
export const isNoonPromised = (by: Date): boolean => by < endOfBerlinDay(toIsoDay(by));

const noon = 'T12';

/** What was promised, for an address or a store. */
export const writeAnswerTime = (by: Date): string => toIsoDay(by) + (isNoonPromised(by) ? noon : '');

export const readAnswerTime = (text: string): { readonly day: string; readonly isNoon: boolean } => ({
  day: text.replace(noon, ''),
  isNoon: text.endsWith(noon),
});
