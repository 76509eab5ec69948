import { house } from '@/content/house';
import type { Point, Zone } from './arrangement';
import { clearances, furniture } from './clearances';
import { around, rect } from './geometry';
import { rowsEnd } from './place-rows';
import { grid, inRows, long, nearestFirst, type RoomSetups, round, standing, steps, uShape } from './setup';

const { mainWay, aisle } = clearances;

/** The terrace, 8.64 × 22 m: the ways run along the glass front and from there to the path, at half length. */
const glassFront = rect(8.64 - mainWay, 0, mainWay, 22);
const toThePath = rect(0, 10.1, 8.64 - mainWay, 1.8);

/** The same on both sides of the path. */
const bothHalves = (places: readonly Point[]): readonly Point[] =>
  places.flatMap(({ x, y }) => [
    { x, y },
    { x, y: 22 - y },
  ]);

const parasols = (...half: readonly Point[]): readonly Zone[] =>
  bothHalves(half)
    .slice(0, house.terrace.parasols)
    .map((centre) => ({
      kind: 'parasol',
      rect: around(centre, furniture.parasol.base, furniture.parasol.base),
      solid: true,
    }));

const terraceWays = [glassFront, toThePath];
const middleOfTerrace = [3.8, 11] as const;

const terraceRows = {
  facing: 'west',
  front: 2,
  maxRows: 5,
  blocks: [
    { from: 5.1, seats: 10, aisle: 'after' },
    { from: 11.9, seats: 10, aisle: 'before' },
  ],
} as const;

export const terrace: RoomSetups = {
  round: round(
    {
      ways: [...terraceWays, rect(2.95, 0, aisle, 10.1), rect(2.95, 11.9, aisle, 10.1)],
      zones: parasols({ x: 4.35, y: 3.1 }, { x: 4.35, y: 6.5 }),
    },
    {
      slots: nearestFirst(bothHalves(grid([1.65, 6.1], [8.2, 4.85, 1.5])), ...middleOfTerrace),
      large: false,
    },
  ),
  long: long(
    { ways: terraceWays, zones: parasols({ x: 3.55, y: 2.6 }, { x: 3.55, y: 7.5 }) },
    {
      tables: nearestFirst(bothHalves(grid([1.7, 5.4], [5.05])), ...middleOfTerrace).map((centre) => ({
        centre,
        axis: 'y',
        seatsPerSide: 10,
      })),
    },
  ),
  rows: inRows(
    {
      ways: terraceWays,
      zones: [
        ...parasols({ x: 4, y: 1.4 }, { x: 4, y: 4 }),
        { kind: 'ceremony', rect: rect(0.4, 9.5, 0.8, 0.6), solid: true },
      ],
    },
    terraceRows,
  ),
  standing: standing(
    { ways: terraceWays, zones: parasols({ x: 4.95, y: 2.5 }, { x: 4.95, y: 7.7 }) },
    { slots: nearestFirst(bothHalves(grid([1.2, 3.7, 6.2], steps(9, 1.2, 4))), ...middleOfTerrace) },
  ),
};

/** The meadow, 30 × 40 m: rows north of the path, the tent's place south of it. */
const meadowRows = {
  facing: 'west',
  front: 6,
  maxRows: 7,
  blocks: [
    { from: 23.9, seats: 10, aisle: 'after' },
    { from: 30.1, seats: 10, aisle: 'before' },
  ],
} as const;
const behindMeadowRows = rowsEnd(meadowRows, meadowRows.maxRows);

export const meadow: RoomSetups = {
  rows: inRows(
    {
      ways: [
        rect(0, 19.1, 30, 1.8),
        rect(4.4, 28.9, behindMeadowRows - 4.4, mainWay),
        rect(behindMeadowRows, 20.9, mainWay, 35.1 - 20.9),
      ],
      zones: [{ kind: 'ceremony', rect: rect(3, 29, 0.8, 1), solid: true }],
    },
    meadowRows,
  ),
};

/** The jetty, 24 × 3 m with railings on both sides; it is entered from the east. */
const railing = 0.05;

export const jetty: RoomSetups = {
  rows: inRows(
    {
      ways: [rect(1.6, 1.05, 24 - 1.6, aisle)],
      zones: [{ kind: 'ceremony', rect: rect(0.5, 1.2, 0.6, 0.6), solid: true }],
    },
    {
      facing: 'west',
      front: 2.4,
      maxRows: 8,
      blocks: [
        { from: railing, seats: 2, aisle: 'after' },
        { from: 1.95, seats: 2, aisle: 'before' },
      ],
    },
  ),
  standing: standing(
    { ways: [rect(0, railing, 24, mainWay)], zones: [] },
    { slots: steps(1.6, 20.2, 9).map((x) => ({ x, y: 2.14 })) },
  ),
};

/** The tent, 6 × 12 m, open at both ends. */
const endWays = [rect(0, 0, 6, mainWay), rect(0, 12 - mainWay, 6, mainWay)];
const eastAisle = rect(6 - aisle, mainWay, aisle, 12 - 2 * mainWay);
const sideAisles = (width: number) => [
  rect(0, mainWay, width, 12 - 2 * mainWay),
  rect(6 - width, mainWay, width, 12 - 2 * mainWay),
];

const tentRows = {
  facing: 'south',
  front: 2.4,
  maxRows: 8,
  blocks: [
    { from: 0.4, seats: 4, aisle: 'after' },
    { from: 3.6, seats: 4, aisle: 'before' },
  ],
} as const;

export const tent: RoomSetups = {
  round: round(
    { ways: [...endWays, eastAisle], zones: [] },
    {
      slots: [2.45, 4.81, 7.18, 9.54].map((y, index) => ({ x: index % 2 ? 3.85 : 1.65, y })),
      large: false,
    },
  ),
  long: long(
    { ways: [...endWays, ...sideAisles(0.95)], zones: [] },
    { tables: [1.85, 4.15].map((x) => ({ centre: { x, y: 6 }, axis: 'y', seatsPerSide: 13 })) },
  ),
  rows: inRows(
    {
      ways: [rect(2.4, 0, mainWay, 12), rect(0, rowsEnd(tentRows, tentRows.maxRows), 6, mainWay)],
      zones: [{ kind: 'ceremony', rect: rect(1.2, 0.9, 0.8, 0.6), solid: true }],
    },
    tentRows,
  ),
  standing: standing(
    { ways: [...endWays, eastAisle], zones: [] },
    {
      slots: nearestFirst([...grid([0.8, 4.28], [2, 4, 6, 8, 10]), ...grid([2.54], [3, 5, 7, 9])], 3, 6),
    },
  ),
  'u-shape': uShape(
    { ways: [...endWays, ...sideAisles(0.95)], zones: [] },
    { opens: 'south', back: { x: 3, y: 9.2 }, maxBase: 5, maxArm: 8 },
  ),
};
