import type { CateringTypeId } from '@/content/catering/choices';
import { type HireDay, type HireSeason, hiredAs, hirePrices, hireSeasons } from '@/content/catering/hire';
import { platedTypes } from '@/content/catering/rules';
import { serviceIds } from '@/content/catering/services';
import { type RoomId, rooms, type Seating } from '@/content/house';
import { isHoliday, weekday } from '@/lib/base/working-days';
import type { Draft } from './draft';
import { consecutiveDays, type PlannedEvent } from './event';
import { plannedPlace } from './first-answers';
import { mainPackage } from './package-catalogue';

/** Days of one price. */
export type HirePosition = {
  readonly season: HireSeason;
  readonly day: HireDay;
  readonly days: number;
  readonly netCents: number;
};

/** Something that would fit: another room, the same one differently furnished, or with the tent beside it. */
export type RoomOption = {
  readonly kind: 'tent' | 'room' | 'standing';
  readonly room: RoomId;
  readonly capacity: number;
};

/** A room of our own house. */
export type PlannedRoom = {
  readonly id: RoomId;
  readonly isRoomChosen: boolean;
  readonly seating: Seating;
  readonly isSeatingChosen: boolean;
  /** Guests that fit in this seating, the tent included when it is booked; 0 where it is not offered. */
  readonly capacity: number;
  readonly fits: boolean;
  /** What would fit instead; empty when the room does, or nothing does. */
  readonly options: readonly RoomOption[];
  /** The largest number of guests that the house takes in this seating. */
  readonly maxCapacity: number;
  /** Hire by price: of the days of the event, or the least for as many while the date is open. */
  readonly hire: readonly HirePosition[];
  readonly isDayOpen: boolean;
  /** Net cents of the cheapest and the most expensive day. */
  readonly hireRange: { readonly minCents: number; readonly maxCents: number };
};

const standing: readonly CateringTypeId[] = ['flying-buffet', 'fingerfood-buffet'];
const maxUShape = rooms.hall.capacity['u-shape'] ?? 0;

const seats = (room: RoomId, seating: Seating): number => rooms[room].capacity[seating] ?? 0;
const maxAtTables = seats('hall', 'tables') + seats('tent', 'tables');

/** How a room is furnished for a kind of catering and so many guests when nobody says so. */
export function usualSeating(type: CateringTypeId | null, guests: number): Seating {
  if (type === 'conference') return guests <= maxUShape ? 'u-shape' : 'rows';
  if (type === null || platedTypes.includes(type)) return 'tables';
  return standing.includes(type) || guests > maxAtTables ? 'standing' : 'tables';
}

/** The smaller of the two rooms indoors that takes the guests. */
const usualRoom = (guests: number, seating: Seating): RoomId =>
  guests <= seats('fireplace-room', seating) ? 'fireplace-room' : 'hall';

export const hireSeasonOf = (isoDay: string): HireSeason => {
  const month = Number(isoDay.slice(5, 7));
  const fits = (season: HireSeason) => (hireSeasons[season] as readonly number[]).includes(month);
  return fits('summer') ? 'summer' : fits('winter') ? 'winter' : 'middle';
};

/** Saturday stays Saturday; other public holidays cost what a Sunday does. */
export function hireDayOf(isoDay: string): HireDay {
  const day = weekday(isoDay);
  if (day === 6) return 'saturday';
  return day === 0 || day === 5 || isHoliday(isoDay) ? 'friday-sunday' : 'weekday';
}

function hireOf(room: RoomId, isoDays: readonly string[]): readonly HirePosition[] {
  const found = new Map<string, HirePosition>();
  for (const isoDay of isoDays) {
    const season = hireSeasonOf(isoDay);
    const day = hireDayOf(isoDay);
    const key = `${season}-${day}`;
    const netCents = hirePrices[hiredAs[room]][season][day];
    found.set(key, { season, day, days: (found.get(key)?.days ?? 0) + 1, netCents });
  }
  return [...found.values()];
}

/** Mondays of weeks without a public holiday, one for each season. */
const sampleWeeks = ['2027-02-01', '2027-04-05', '2027-06-28'] as const;

const sumOfHire = (hire: readonly HirePosition[]) =>
  hire.reduce((sum, { days, netCents }) => sum + days * netCents, 0);

/** What so many days in a row cost at least: a day that is named later makes no room cheaper. */
const leastHire = (room: RoomId, days: number): readonly HirePosition[] =>
  sampleWeeks
    .flatMap((monday) => consecutiveDays(monday, 7))
    .map((first) => hireOf(room, consecutiveDays(first, days)))
    .reduce((least, hire) => (sumOfHire(hire) < sumOfHire(least) ? hire : least));

function optionsFor(room: RoomId, seating: Seating, guests: number, tent: number): readonly RoomOption[] {
  const withTent = seats(room, seating) + seats('tent', seating);
  const others = (Object.keys(rooms) as RoomId[])
    .filter((id) => id !== room && id !== 'tent' && seats(id, seating) >= guests)
    .map((id): RoomOption => ({ kind: 'room', room: id, capacity: seats(id, seating) }));
  const upright = seats(room, 'standing') + (tent > 0 ? seats('tent', 'standing') : 0);
  return [
    ...(tent === 0 && seats(room, seating) > 0 && withTent >= guests && room !== 'tent'
      ? [{ kind: 'tent', room, capacity: withTent } as const]
      : []),
    ...others,
    ...(seating !== 'standing' && upright >= guests
      ? [{ kind: 'standing', room, capacity: upright } as const]
      : []),
  ];
}

/** The room in our own house with its hire and whether the guests fit; `null` for events elsewhere. */
export function resolveRoom(draft: Draft, { isoDays, days }: PlannedEvent): PlannedRoom | null {
  if (plannedPlace(draft) !== 'venue') return null;
  const seating =
    draft.seating ?? usualSeating(mainPackage(draft)?.cateringType ?? draft.cateringType, draft.guests);
  const id = draft.room ?? usualRoom(draft.guests, seating);
  const tent = draft.services.includes(serviceIds.marquee) && id !== 'tent' ? seats('tent', seating) : 0;
  const capacity = seats(id, seating) + (seats(id, seating) > 0 ? tent : 0);
  const fits = draft.guests <= capacity;
  const list = Object.values(hirePrices[hiredAs[id]]).flatMap((rates) => Object.values(rates));
  return {
    id,
    isRoomChosen: draft.room != null,
    seating,
    isSeatingChosen: draft.seating != null,
    capacity,
    fits,
    options: fits ? [] : optionsFor(id, seating, draft.guests, tent),
    maxCapacity: Math.max(...(Object.keys(rooms) as RoomId[]).map((room) => seats(room, seating))),
    hire: isoDays.length > 0 ? hireOf(id, isoDays) : leastHire(id, days),
    isDayOpen: isoDays.length === 0,
    hireRange: { minCents: Math.min(...list), maxCents: Math.max(...list) },
  };
}
