/**
 * The house in numbers: texts, prices, plans and pictures take its measures from here.
 * Lengths are metres, areas square metres. The plan's origin is the south-west outer corner of the hall at
 * finished floor level; x runs east (away from the water), y runs north, z up. The lake lies to the west.
 */

import type { RoomId, Seating } from './house-ids';

export type { RoomId, Seating } from './house-ids';

/** Axis-aligned footprint in the plan: south-west corner and extent. */
export type Footprint = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
};

export type Room = {
  readonly id: RoomId;
  readonly indoor: boolean;
  /** Usable floor area; `null` where it has no edge. */
  readonly areaSquareMetres: number | null;
  readonly footprint: Footprint | null;
  readonly heightMetres: number | null;
  /** Adults on chairs, or on their feet; a missing seating is not offered there. */
  readonly capacity: Readonly<Partial<Record<Seating, number>>>;
};

export const rooms: Readonly<Record<RoomId, Room>> = {
  hall: {
    id: 'hall',
    indoor: true,
    areaSquareMetres: 220,
    footprint: { x: 0, y: 0, width: 10, depth: 22 },
    heightMetres: 3.8,
    capacity: { tables: 120, standing: 180, rows: 130, 'u-shape': 40 },
  },
  'fireplace-room': {
    id: 'fireplace-room',
    indoor: true,
    areaSquareMetres: 48,
    footprint: { x: 2, y: 24, width: 8, depth: 6 },
    heightMetres: 2.9,
    capacity: { tables: 24, standing: 35, rows: 30, 'u-shape': 16 },
  },
  terrace: {
    id: 'terrace',
    indoor: false,
    areaSquareMetres: 190,
    footprint: { x: -8.64, y: 0, width: 8.64, depth: 22 },
    heightMetres: null,
    capacity: { tables: 80, standing: 140, rows: 90 },
  },
  meadow: {
    id: 'meadow',
    indoor: false,
    areaSquareMetres: 1_200,
    footprint: { x: -38.64, y: -9, width: 30, depth: 40 },
    heightMetres: null,
    capacity: { rows: 140 },
  },
  jetty: {
    id: 'jetty',
    indoor: false,
    areaSquareMetres: 72,
    footprint: { x: -62.64, y: 9.5, width: 24, depth: 3 },
    heightMetres: null,
    capacity: { standing: 50, rows: 30 },
  },
  tent: {
    id: 'tent',
    indoor: false,
    areaSquareMetres: 72,
    footprint: { x: -24, y: -8, width: 6, depth: 12 },
    heightMetres: 2.6,
    capacity: { tables: 50, standing: 80, rows: 60, 'u-shape': 20 },
  },
  kull: {
    id: 'kull',
    indoor: false,
    areaSquareMetres: null,
    footprint: null,
    heightMetres: null,
    capacity: { standing: 80, rows: 60 },
  },
};

/** Everything else that texts, plans and pictures agree on. */
export const house = {
  /** Guests under the roof of the house, whatever other room is opened as well. */
  indoorCapacity: { tables: 120, standing: 180 },
  /** With a dance floor kept free, this many find a seat at tables; beyond, two tables give way after dessert. */
  danceFloor: { areaSquareMetres: 30, guestsAtTables: 100 },
  hall: {
    glassDoors: 6,
    glassDoorWidthMetres: 3,
    dimmableCircuits: 4,
    loadingDoorWidthMetres: 1.8,
    changeoverMinutes: 45,
  },
  fireplaceRoom: { stepsFromHall: 1, fireFromMonth: 10, fireToMonth: 3 },
  terrace: { parasols: 4 },
  /** Paved, from the terrace to the jetty. */
  path: { widthMetres: 1.8 },
  /** Railings on both sides, low lamps along the deck, one lantern at the end. */
  jetty: { lengthMetres: 24, widthMetres: 3, railings: 2, lanterns: 1 },
  kitchen: { metresToFirstTable: 14, cakeDiameterCentimetres: 60 },
  /** The cove beside the house, on foot. */
  kull: { minutesOnFoot: 3, metresOverGrass: 30 },
  /** Widened for wheelchairs. */
  aisleMetres: { normal: 0.9, wheelchair: 1.2 },
  /** Hours as HH:MM; celebrations may last past midnight. */
  hours: { opens: '10:00', viewingCloses: '22:00', outdoorMusicEnds: '22:00', celebrationEnds: '02:00' },
} as const;
