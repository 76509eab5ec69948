import type { EventType, LocationType } from './choices';

type UsualEvent = {
  readonly place: LocationType;
  /** `HH:MM` */
  readonly start: string;
  readonly end: string;
};

/** Kinds of catering and packages that make a day of their own, whatever the occasion. */
export const usualDays: Readonly<Partial<Record<string, Pick<UsualEvent, 'start' | 'end'>>>> = {
  breakfast: { start: '10:00', end: '13:00' },
  conference: { start: '10:00', end: '18:00' },
  'con-half': { start: '10:00', end: '15:00' },
};

/** Where and when an occasion usually takes place: what is planned with until somebody says otherwise. */
export const usualEvents: Readonly<Record<EventType, UsualEvent>> = {
  wedding: { place: 'venue', start: '15:00', end: '01:00' },
  birthday: { place: 'venue', start: '18:00', end: '00:00' },
  christening: { place: 'venue', start: '12:00', end: '17:00' },
  anniversary: { place: 'venue', start: '18:00', end: '23:00' },
  funeral: { place: 'venue', start: '13:00', end: '16:00' },
  'garden-party': { place: 'home', start: '16:00', end: '22:00' },
  graduation: { place: 'venue', start: '18:00', end: '23:00' },
  'business-lunch': { place: 'company', start: '12:00', end: '14:00' },
  'summer-party': { place: 'venue', start: '16:00', end: '22:00' },
  'christmas-party': { place: 'venue', start: '18:00', end: '23:00' },
  conference: { place: 'venue', start: '10:00', end: '18:00' },
  'trade-fair': { place: 'other', start: '10:00', end: '18:00' },
  'company-anniversary': { place: 'venue', start: '18:00', end: '23:00' },
  'client-event': { place: 'venue', start: '18:00', end: '22:00' },
  opening: { place: 'company', start: '17:00', end: '20:00' },
  'staff-party': { place: 'venue', start: '18:00', end: '23:00' },
  other: { place: 'venue', start: '18:00', end: '23:00' },
};
