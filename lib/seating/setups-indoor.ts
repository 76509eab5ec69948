import { house } from '@/content/house';
import { fireplace as fire } from '@/content/house-plan';
import type { Zone } from './arrangement';
import { clearances } from './clearances';
import { rect } from './geometry';
import { rowsEnd } from './place-rows';
import { grid, inRows, long, nearestFirst, type RoomSetups, round, standing, steps, uShape } from './setup';

const { mainWay, aisle } = clearances;

/** The hall, 10 × 22 m: the main way runs along the glass front and past the northern door. */
const glassFront = rect(0, 0, mainWay, 22);
const northWay = rect(mainWay, 20.8, 10 - mainWay, mainWay);
const eastAisle = rect(10 - aisle, 6.6, aisle, 20.8 - 6.6);

const danceFloorDepth = 5;
const danceFloor: Zone = {
  kind: 'dance-floor',
  rect: rect(1.4, 0.3, house.danceFloor.areaSquareMetres / danceFloorDepth, danceFloorDepth),
  solid: false,
};

const withDanceFloor = {
  ways: [glassFront, northWay, eastAisle],
  zones: [
    danceFloor,
    { kind: 'music', rect: rect(7.7, 0.3, 2, 1.5), solid: true },
    { kind: 'buffet', rect: rect(9.2, 2.4, 0.8, 4), solid: true },
    { kind: 'queue', rect: rect(8, 2.4, mainWay, 4), solid: false },
  ],
} as const;

/** Three columns, each shifted against its neighbour, so that ten tables for ten keep their distance. */
const hallRound = nearestFirst(
  [
    ...grid([2.6], steps(6.8, 19.4, 4)),
    ...grid([5.15], [8.9, 13.1, 17.3]),
    ...grid([7.7], steps(11, 19.4, 3)),
  ],
  4.4,
  2.8,
);

const hallRows = {
  facing: 'south',
  front: 3,
  maxRows: 10,
  blocks: [
    { from: mainWay, seats: 7, aisle: 'after' },
    { from: 5.9, seats: 7, aisle: 'before' },
  ],
} as const;
const behindHallRows = rowsEnd(hallRows, hallRows.maxRows);

const screen: Zone = { kind: 'screen', rect: rect(3.8, 0, 3, 0.1), solid: true };

export const hall: RoomSetups = {
  round: round(withDanceFloor, {
    slots: hallRound,
    large: true,
    untilDessert: [
      { x: 6.1, y: 2.8 },
      { x: 2.8, y: 2.8 },
    ],
  }),
  long: long(withDanceFloor, {
    tables: steps(6.9, 19.5, 5).map((y) => ({ centre: { x: 4.9, y }, axis: 'x', seatsPerSide: 10 })),
    untilDessert: [5.9, 2.9].map((x) => ({ centre: { x, y: 2.8 }, axis: 'y', seatsPerSide: 5 })),
  }),
  rows: inRows(
    {
      ways: [
        glassFront,
        northWay,
        rect(4.7, 2, mainWay, behindHallRows - 2),
        rect(mainWay, behindHallRows, 10 - mainWay, mainWay),
      ],
      zones: [
        screen,
        { kind: 'buffet', rect: rect(9.2, 14.4, 0.8, 4), solid: true },
        { kind: 'queue', rect: rect(8, 14.4, mainWay, 4), solid: false },
      ],
    },
    hallRows,
  ),
  standing: standing(
    {
      ways: [glassFront, northWay],
      zones: [{ kind: 'bar', rect: rect(3.7, 1, 3.8, 0.7), solid: true }],
    },
    { slots: nearestFirst(grid([2.1, 4.5, 6.8, 9.1], steps(3.7, 19.9, 8)), 5.6, 3) },
  ),
  'u-shape': uShape(
    { ways: [glassFront, northWay, rect(10 - aisle, 0, aisle, 20.8)], zones: [screen] },
    { opens: 'south', back: { x: 5.15, y: 13.4 }, maxBase: 10, maxArm: 15 },
  ),
};

/** The fireplace room, 8 × 6 m: its door opens into the southern way. */
const southWay = rect(0, 0, 8, mainWay);
const byTheDoor = rect(8 - aisle, mainWay, aisle, 6 - mainWay);
const hearth: Zone = {
  kind: 'hearth',
  rect: rect(fire.from, 6 - fire.hearthDepth, fire.width, fire.hearthDepth),
  solid: true,
};
const aroundTable = { ways: [southWay, byTheDoor], zones: [hearth] };
const beforeScreen: Zone = { kind: 'screen', rect: rect(0, 1.7, 0.1, 3), solid: true };

export const fireplaceRoom: RoomSetups = {
  round: round(
    { ways: [southWay], zones: [hearth] },
    {
      slots: [
        { x: 4, y: 2.46 },
        { x: 6.35, y: 4.35 },
        { x: 1.65, y: 4.35 },
      ],
      large: false,
    },
  ),
  long: long(aroundTable, {
    tables: [{ centre: { x: 3.6, y: 2.9 }, axis: 'x', seatsPerSide: 10 }],
    wide: true,
  }),
  rows: inRows(
    { ways: [southWay], zones: [hearth, beforeScreen] },
    { facing: 'west', front: 2.2, maxRows: 4, blocks: [{ from: mainWay, seats: 8, aisle: 'before' }] },
  ),
  standing: standing(
    { ways: [southWay], zones: [hearth] },
    { slots: nearestFirst(grid([1.3, 3.7, 6.1], [2.05, 4.15]), 4, 4) },
  ),
  'u-shape': uShape(
    { ...aroundTable, zones: [hearth, beforeScreen] },
    { opens: 'west', back: { x: 6.6, y: 3.1 }, maxBase: 5, maxArm: 6 },
  ),
};
