import { bookingTerms } from '@/content/catering/rules';
import { addDays, endOfBerlinDay, toIsoDay } from './event-day';

/** By when an inquiry is answered: the end of the third day after the one it came in, in Germany's time. */
export const answerBy = (received: Date): Date =>
  endOfBerlinDay(addDays(toIsoDay(received), bookingTerms.answerDays));
