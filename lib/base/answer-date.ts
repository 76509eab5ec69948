import { bookingTerms } from '@/content/catering/rules';
import { addDays, endOfBerlinDay, toIsoDay } from './event-day';
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
  // Clocks change in the night, so noon is as far from the day's end as ever.
  return new Date(endOfBerlinDay(day).getTime() + 1 - 12 * 3_600_000);
}
