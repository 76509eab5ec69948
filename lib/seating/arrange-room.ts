import { rooms, type Seating } from '@/content/house';
import { type Layout, layouts, type PlannedRoomId } from '@/content/house-plan';
import type { Arrangement } from './arrangement';
import type { HouseSetups, Setup } from './setup';
import { fireplaceRoom, hall } from './setups-indoor';
import { jetty, meadow, tent, terrace } from './setups-outdoor';
import { type Suggestion, suggestFor } from './suggestion';

/** Every room that has a plan. @public */
export const plannedRooms = [
  'hall',
  'fireplace-room',
  'terrace',
  'meadow',
  'tent',
  'jetty',
] as const satisfies readonly PlannedRoomId[];

const setups: HouseSetups = { hall, 'fireplace-room': fireplaceRoom, terrace, meadow, jetty, tent };

/** The seating of the house's own table of capacities that a layout counts as. */
export const seatingOf: Readonly<Record<Layout, Seating>> = {
  round: 'tables',
  long: 'tables',
  rows: 'rows',
  standing: 'standing',
  'u-shape': 'u-shape',
};

/** Ways to furnish a room that the house offers there. */
export const layoutsFor = (room: PlannedRoomId): readonly Layout[] =>
  layouts.filter((layout) => setups[room][layout] && rooms[room].capacity[seatingOf[layout]]);

/** Guests that a layout seats: what the house promises, or fewer where clearances leave no more; 0 where it is not offered. */
export function maxGuests(room: PlannedRoomId, layout: Layout): number {
  const promised = rooms[room].capacity[seatingOf[layout]] ?? 0;
  return Math.min(promised, setups[room][layout]?.capacity ?? 0);
}

export type ArrangementResult =
  | { readonly ok: true; readonly seats: number; readonly arrangement: Arrangement }
  | {
      readonly ok: false;
      /** Guests that this room seats in this layout; 0 where it is not offered. */
      readonly max: number;
      readonly suggestion: Suggestion;
    };

/** What a visitor chooses. */
export type SeatingRequest = {
  readonly room: PlannedRoomId;
  readonly layout: Layout;
  /** A whole number from 1. */
  readonly guests: number;
};

/**
 * Furnishes a room for exactly so many guests: tables, seats, escape ways and zones in metres from the room's
 * south-west corner; the same request always gives the same plan.
 * @returns the arrangement, or how many fit and what holds everybody.
 * @throws RangeError when `guests` is no whole number from 1.
 */
export function arrangeRoom({ room, layout, guests }: SeatingRequest): ArrangementResult {
  if (!Number.isInteger(guests) || guests < 1) throw new RangeError(`No number of guests: ${guests}`);
  const setup = setups[room][layout];
  const max = maxGuests(room, layout);
  if (!setup || guests > max)
    return { ok: false, max, suggestion: suggestFor({ room, layout, guests }, maxGuests) };
  return { ok: true, seats: guests, arrangement: furnish(room, layout, guests, setup) };
}

function furnish(room: PlannedRoomId, layout: Layout, guests: number, setup: Setup): Arrangement {
  const { footprint } = rooms[room];
  if (!footprint) throw new Error(`No footprint: ${room}`);
  const { ways, zones, place } = setup;
  return {
    room,
    layout,
    guests,
    width: footprint.width,
    depth: footprint.depth,
    ways,
    zones,
    ...place(guests),
  };
}
