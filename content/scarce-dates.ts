import type { Localized } from './locales';
import type { Target } from './schema';

/**
 * "Only a few dates left" for a season, May to September; the booking calendar decides whether it is said
 * (`lib/calendar/scarce-dates.ts`): fewer open Saturdays than these, and more taken ones than open ones.
 */
export const scarceDates = {
  fewSaturdays: 8,
  firstMonthDay: '05-01',
  lastMonthDay: '09-30',
  /** From this day on, the next year's season is meant. */
  nextSeasonFrom: '10-16',
  text: {
    de: 'Für {year} sind nur noch wenige Termine frei',
    en: 'Only a few dates left for {year}',
    es: 'Quedan pocas fechas para {year}',
  } satisfies Localized,
  to: { route: 'locationRooms' } satisfies Target,
} as const;
