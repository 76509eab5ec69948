import { eventDay } from '@/lib/base/event-day';

const dayMs = 86_400_000;

/**
 * When an inquiry's own time is over: so many days after the day of its event, or after the last contact where no day is
 * named. Its row may have to stay longer, for an offer (`prune.ts`); what visitors see of it ends here.
 * @param eventDate `YYYY-MM-DD`, null when no day is named.
 */
export function inquiryEnds(eventDate: string | null, lastContact: Date, days: number): Date {
  const start = (eventDate && eventDay(eventDate)) || lastContact;
  return new Date(start.getTime() + days * dayMs);
}
