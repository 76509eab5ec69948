import type { EventType } from './catering/choices';

/** Points of a day as guests and hosts know them; `lib/celebration/day-hours.ts` gives each its hour. */
export const dayMoments = [
  'opens',
  'setUp',
  'ceremony',
  'begin',
  'buffetOpens',
  'dessertBuffet',
  'dinner',
  'sunset',
  'music',
  'end',
  'cleared',
  'closes',
] as const;
export type DayMomentId = (typeof dayMoments)[number];

/** Sunset in Krefeld (51.3° N) in the middle of the month, to five minutes, `HH:MM`. */
const sunsets = { june: '21:50', september: '19:45', december: '16:25' } as const;

type Celebration = {
  /** Where the configurator takes begin and end from, while nobody says otherwise. */
  readonly occasion: EventType;
  /** In the month that the page tells of. */
  readonly sunset: string;
};

/** Days that the composition `celebration` tells. */
export const celebrations = {
  wedding: { occasion: 'wedding', sunset: sunsets.september },
  'garden-party': { occasion: 'garden-party', sunset: sunsets.june },
  birthday: { occasion: 'birthday', sunset: sunsets.june },
  'summer-party': { occasion: 'summer-party', sunset: sunsets.june },
  'christmas-party': { occasion: 'christmas-party', sunset: sunsets.december },
} as const satisfies Readonly<Record<string, Celebration>>;

export type CelebrationId = keyof typeof celebrations;
