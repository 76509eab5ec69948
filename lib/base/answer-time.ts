import { endOfBerlinDay, toIsoDay } from './event-day';

/** Whether noon was promised, as only to those in a hurry. */
export const isNoonPromised = (by: Date): boolean => by < endOfBerlinDay(toIsoDay(by));

/** What was promised, for an address or a store: `YYYY-MM-DD`, at noon with `T12`. */
export const writeAnswerTime = (by: Date): string => toIsoDay(by) + (isNoonPromised(by) ? 'T12' : '');
