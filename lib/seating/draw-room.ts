import { rooms } from '@/content/house';
import { fireplace, type Opening, openings, type PlannedRoomId, type Wall } from '@/content/house-plan';
import type { Point } from './arrangement';
import type { Sheet, View } from './drawing';
import { around, rect } from './geometry';

const wallThickness = 0.24;
/** Room for dimensions and door leaves on dry land, for water and labels towards the lake. */
const margin = { land: 2, lake: 2.2 } as const;

/** The meadow is cut where nothing stands, so that it fits on a sheet of A3 at 1:100; from its western edge. */
export const meadowDrawnTo = 22;
const meadowArea = rect(-margin.lake, 0, meadowDrawnTo + margin.lake, 36.6);

export function viewOf(room: PlannedRoomId): View {
  const { footprint } = rooms[room];
  if (!footprint) throw new Error(`No footprint: ${room}`);
  const { width, depth } = footprint;
  if (room === 'meadow') return { area: meadowArea, turned: true };
  return {
    area: rect(-margin.lake, -margin.land, width + margin.lake + margin.land, depth + 2 * margin.land),
    turned: depth > width,
  };
}

/** A point `along` a wall from its western or southern end and `out` of the room. */
function onWall(room: PlannedRoomId, wall: Wall, along: number, out: number): Point {
  const size = rooms[room].footprint;
  if (!size) throw new Error(`No footprint: ${room}`);
  if (wall === 'west') return { x: -out, y: along };
  if (wall === 'east') return { x: size.width + out, y: along };
  if (wall === 'south') return { x: along, y: -out };
  return { x: along, y: size.depth + out };
}

const wallsOf: Readonly<Record<PlannedRoomId, readonly Wall[]>> = {
  hall: ['north', 'east', 'south', 'west'],
  'fireplace-room': ['north', 'east', 'south', 'west'],
  terrace: ['east'],
  meadow: [],
  jetty: [],
  tent: [],
};

const edgesOf: Readonly<Record<PlannedRoomId, readonly Wall[]>> = {
  hall: [],
  'fireplace-room': [],
  terrace: ['north', 'south', 'west'],
  meadow: [],
  jetty: ['north', 'south', 'west'],
  tent: ['north', 'east', 'south', 'west'],
};

/** Walls or edges with their doors, and what is built in. */
export function drawRoom(sheet: Sheet, room: PlannedRoomId): void {
  const size = rooms[room].footprint;
  if (!size) throw new Error(`No footprint: ${room}`);
  const lengthOf = (wall: Wall) => (wall === 'north' || wall === 'south' ? size.width : size.depth);
  const doorsIn = (wall: Wall) =>
    openings[room].filter((opening) => opening.wall === wall).sort((one, other) => one.from - other.from);
  /** The wall's stretches between its doors. */
  const stretches = (wall: Wall, corner: number) => {
    const ends = [
      -corner,
      ...doorsIn(wall).flatMap(({ from, width }) => [from, from + width]),
      lengthOf(wall) + corner,
    ];
    return Array.from(
      { length: ends.length / 2 },
      (_, index) => [ends[2 * index] ?? 0, ends[2 * index + 1] ?? 0] as const,
    );
  };
  for (const wall of wallsOf[room]) {
    const corner = wall === 'north' || wall === 'south' || room === 'terrace' ? 0 : wallThickness;
    for (const [from, to] of stretches(wall, corner))
      sheet.polygon('wall', [
        onWall(room, wall, from, 0),
        onWall(room, wall, to, 0),
        onWall(room, wall, to, wallThickness),
        onWall(room, wall, from, wallThickness),
      ]);
    for (const door of doorsIn(wall)) drawDoor(sheet, room, door);
  }
  for (const wall of edgesOf[room])
    for (const [from, to] of stretches(wall, 0)) {
      for (const out of [0, 0.12])
        sheet.line('edge', onWall(room, wall, from, out), onWall(room, wall, to, out));
      if (room === 'terrace') continue;
      const posts = Math.round((to - from) / 2);
      for (let post = 0; post <= posts; post++)
        sheet.rect('edge', around(onWall(room, wall, from + ((to - from) * post) / posts, 0.06), 0.12, 0.12));
    }
  if (room === 'fireplace-room') drawFireplace(sheet, size.depth);
  if (room === 'jetty') drawWater(sheet, size.width, size.depth);
  if (room === 'meadow') drawMeadow(sheet);
}

function drawDoor(sheet: Sheet, room: PlannedRoomId, { kind, wall, from, width }: Opening): void {
  if (kind === 'glass-door') {
    for (const out of [0.09, 0.15])
      sheet.line('glass', onWall(room, wall, from, out), onWall(room, wall, from + width, out));
    sheet.line(
      'glass',
      onWall(room, wall, from + width / 2, 0.03),
      onWall(room, wall, from + width / 2, 0.21),
    );
    return;
  }
  // Leaves open outwards, as doors in escape ways do.
  const leaves = kind === 'double-door' ? 2 : 1;
  const leaf = width / leaves;
  for (let index = 0; index < leaves; index++) {
    const [hinge, symbol] = index === 0 ? [from, 1] : [from + width, -1];
    const arc = Array.from({ length: 13 }, (_, step) => {
      const turn = (Math.PI / 2) * (step / 12);
      return onWall(
        room,
        wall,
        hinge + symbol * leaf * Math.sin(turn),
        wallThickness + leaf * Math.cos(turn),
      );
    });
    sheet.line('edge', onWall(room, wall, hinge, wallThickness), ...arc);
  }
}

function drawFireplace(sheet: Sheet, depth: number): void {
  const { from, width } = fireplace;
  sheet.line(
    'edge',
    { x: from, y: depth },
    { x: from + 0.3, y: depth + wallThickness },
    { x: from + width - 0.3, y: depth + wallThickness },
    { x: from + width, y: depth },
  );
}

/** A line of small waves along y at `x`, or along x at `y`. */
function wave(sheet: Sheet, axis: 'x' | 'y', at: number, from: number, to: number): void {
  const points = Array.from({ length: Math.round((to - from) / 0.25) + 1 }, (_, index) => {
    const along = from + index * 0.25;
    const across = at + 0.07 * Math.sin((along * Math.PI) / 1.1);
    return axis === 'x' ? { x: along, y: across } : { x: across, y: along };
  });
  sheet.line('water', ...points);
}

function drawWater(sheet: Sheet, width: number, depth: number): void {
  for (const out of [0.7, 1.25]) {
    wave(sheet, 'x', -out, 1 + 2 * out, width - 2 - out);
    wave(sheet, 'x', depth + out, out, width - 3 + out);
  }
  // The lantern at the end.
  sheet.circle('fixed', { x: 0.25, y: depth - 0.3 }, 0.12);
}

/** A point of the waterline, in the meadow's metres. */
export const shorePoint = (y: number): Point => ({
  x: -0.25 + 0.22 * Math.sin(y / 2.3) + 0.12 * Math.sin(y / 0.9),
  y,
});

/** Shore, path, the jetty's beginning and the tent's place. */
function drawMeadow(sheet: Sheet): void {
  const shore = Array.from({ length: 74 }, (_, index) => shorePoint(Math.min(36.6, index * 0.5)));
  for (const part of [shore.filter(({ y }) => y <= 18.5), shore.filter(({ y }) => y >= 21.5)])
    sheet.line('edge', ...part);
  for (const [at, from, to] of [
    [-0.9, 8, 17],
    [-0.9, 23, 32],
    [-1.5, 9, 16],
    [-1.5, 24, 30],
  ] as const)
    wave(sheet, 'y', at, from, to);
  for (const y of [18.5, 21.5]) sheet.line('edge', { x: -2.2, y }, { x: 0, y });
  for (const y of [19.1, 20.9]) sheet.line('edge', { x: 0, y }, { x: meadowDrawnTo, y });
  const tent = rooms.tent.footprint;
  const meadow = rooms.meadow.footprint;
  if (tent && meadow)
    sheet.rect('overhead', rect(tent.x - meadow.x, tent.y - meadow.y, tent.width, tent.depth));
}
