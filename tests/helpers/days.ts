import { addDays, toIsoDay } from '@/lib/base/event-day';

/** The day in Berlin so many days from now, `YYYY-MM-DD`. */
export const dayOf = (days: number): string => addDays(toIsoDay(new Date()), days);
