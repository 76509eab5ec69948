import { house, type RoomId, rooms } from './house';

/**
 * Doors and fixed things of the house, in metres from the south-west inner corner of their room:
 * x runs east (away from the lake), y runs north. See `house.ts` for the rooms themselves.
 */
export type PlannedRoomId = Exclude<RoomId, 'kull'>;

/** Ways to furnish a room, as visitors choose them; `house.ts` counts round and long tables alike as `tables`. */
export const layouts = ['round', 'long', 'rows', 'standing', 'u-shape'] as const;
export type Layout = (typeof layouts)[number];

export type Wall = 'north' | 'east' | 'south' | 'west';

export type Opening = {
  readonly kind: 'glass-door' | 'door' | 'double-door' | 'passage';
  readonly wall: Wall;
  /** Along the wall, from its western or southern end. */
  readonly from: number;
  readonly width: number;
};

/** Glass doors stand at equal distances in a wall of the given length. */
function glassDoors(wall: Wall, wallLength: number): readonly Opening[] {
  const { glassDoors: count, glassDoorWidthMetres: width } = house.hall;
  const pier = (wallLength - count * width) / (count + 1);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'glass-door',
    wall,
    from: pier + index * (pier + width),
    width,
  }));
}

const frontLength = rooms.hall.footprint?.depth ?? 0;

/** The paved path from the terrace to the jetty; its axis is the jetty's. */
export const path = { widthMetres: 1.8, axisY: 11 } as const;

/** Only what has a plan: the cove has no edges. */
export const openings: Readonly<Record<PlannedRoomId, readonly Opening[]>> = {
  hall: [
    ...glassDoors('west', frontLength),
    { kind: 'double-door', wall: 'north', from: 7.4, width: 1.8 },
    { kind: 'double-door', wall: 'east', from: 18.6, width: house.hall.loadingDoorWidthMetres },
  ],
  'fireplace-room': [{ kind: 'door', wall: 'south', from: 6.6, width: 1 }],
  terrace: [
    ...glassDoors('east', frontLength),
    { kind: 'passage', wall: 'west', from: path.axisY - path.widthMetres / 2, width: path.widthMetres },
  ],
  meadow: [
    { kind: 'passage', wall: 'east', from: 19.1, width: path.widthMetres },
    { kind: 'passage', wall: 'west', from: 18.5, width: house.jetty.widthMetres },
  ],
  jetty: [{ kind: 'passage', wall: 'east', from: 0, width: house.jetty.widthMetres }],
  tent: [
    { kind: 'passage', wall: 'south', from: 2, width: 2 },
    { kind: 'passage', wall: 'north', from: 2, width: 2 },
  ],
};

/** In the middle of the north wall: the opening's width and the stone plate in front of it. */
export const fireplace = { from: 3.25, width: 1.5, hearthDepth: 0.5 } as const;
