import type { RoomId } from '../house';

/** Months 1–12; the terms in which hire is printed. */
export const hireSeasons = {
  summer: [5, 6, 7, 8, 9],
  middle: [3, 4, 10],
  winter: [11, 12, 1, 2],
} as const;
export type HireSeason = keyof typeof hireSeasons;

/** Monday to Thursday; Friday, Sunday and public holidays; Saturday. */
export const hireDays = ['weekday', 'friday-sunday', 'saturday'] as const;
export type HireDay = (typeof hireDays)[number];

export const hiredRooms = ['hall', 'fireplace-room', 'meadow', 'kull'] as const;
export type HiredRoom = (typeof hiredRooms)[number];

/**
 * What is paid for when an event takes place in a room: the terrace comes with the hall and is its fair-weather half,
 * jetty and meadow go together, and a tent stands on the meadow (the tent itself is service s12).
 */
export const hiredAs: Readonly<Record<RoomId, HiredRoom>> = {
  hall: 'hall',
  terrace: 'hall',
  'fireplace-room': 'fireplace-room',
  meadow: 'meadow',
  jetty: 'meadow',
  tent: 'meadow',
  kull: 'kull',
};

type Rates = Readonly<Record<HireDay, number>>;
const rates = (weekday: number, fridaySunday: number, saturday: number): Rates => ({
  weekday,
  'friday-sunday': fridaySunday,
  saturday,
});

/**
 * Hire for one day in net cents, with tables, chairs and linen for the seats of the room, light, sound for speeches and
 * wireless network. The hall includes terrace, meadow and jetty.
 */
export const hirePrices: Readonly<Record<HiredRoom, Readonly<Record<HireSeason, Rates>>>> = {
  hall: {
    summer: rates(180_000, 220_000, 270_000),
    middle: rates(153_000, 193_000, 243_000),
    winter: rates(126_000, 165_000, 216_000),
  },
  'fireplace-room': {
    summer: rates(30_000, 36_000, 44_000),
    middle: rates(30_000, 36_000, 44_000),
    winter: rates(30_000, 36_000, 44_000),
  },
  meadow: {
    summer: rates(60_000, 75_000, 90_000),
    middle: rates(52_000, 66_000, 80_000),
    winter: rates(48_000, 60_000, 72_000),
  },
  kull: {
    summer: rates(38_000, 45_000, 54_000),
    middle: rates(34_000, 40_000, 48_000),
    winter: rates(30_000, 36_000, 44_000),
  },
};

/** The largest saving of a season against summer on the same day of the week, in whole per cent, rounded down. */
export function maxSavingPercent(season: HireSeason): number {
  const savings = hiredRooms.flatMap((room) =>
    hireDays.map((day) => 1 - hirePrices[room][season][day] / hirePrices[room].summer[day]),
  );
  return Math.floor(Math.max(...savings) * 100 + 1e-9);
}
