import { type RoomId, rooms } from '@/content/house';
import { roomIds } from '@/content/house-ids';
import { path } from '@/content/house-plan';
import type { Point, Rect } from './arrangement';
import { drawRoom, meadowDrawnTo, shorePoint } from './draw-room';
import { type Drawing, Sheet, type TextRole } from './drawing';
import { cornersOf, rect } from './geometry';

/** What the sheet shows of the grounds, in metres of `house.ts`. */
const area = rect(-68, -22, 90, 59);
const drawn = ['meadow', 'jetty', 'terrace', 'fireplace-room', 'hall'] as const;
/** Where the dimensions of the ground plan run. */
const chainY = -11.6;
const chainX = 14.2;

type Mark = {
  readonly room: RoomId;
  /** As on the plan and in its list, from 1. */
  readonly number: number;
  /** Centre of the number on the sheet, in centimetres. */
  readonly x: number;
  readonly y: number;
};

export type Grounds = {
  readonly drawing: Omit<Drawing, 'room'>;
  /** Outlines of the water in centimetres, the lake first, then lines that follow the shore farther out. */
  readonly water: { readonly lake: string; readonly lines: readonly string[] };
  /** The jetty's deck, which covers the water, as an SVG path. */
  readonly deck: string;
  readonly marks: readonly Mark[];
};

/** The number of a room on the plan of the grounds. */
export const numberOf = (room: RoomId): number => roomIds.indexOf(room) + 1;

const onSheet = ({ x, y }: Point): Point => ({
  x: Math.round((x - area.x) * 100),
  y: Math.round((area.y + area.depth - y) * 100),
});

const footprintOf = (room: RoomId): Rect => {
  const { footprint } = rooms[room];
  if (!footprint) throw new Error(`No footprint: ${room}`);
  return footprint;
};

/** The house and its grounds, every room from its own drawing, with a chain of dimensions from the jetty to the house. */
export function drawGrounds(metres: (length: number) => string, north: string): Grounds {
  const shapes = drawn.flatMap((room) => {
    const { x, y } = footprintOf(room);
    const sheet = new Sheet({ area: { ...area, x: area.x - x, y: area.y - y }, turned: false });
    drawRoom(sheet, room);
    return sheet.shapes;
  });
  const sheet = new Sheet({ area, turned: false });
  drawPath(sheet);
  drawDimensions(sheet, metres, north);
  return {
    drawing: { width: area.width, height: area.depth, shapes: [...shapes, ...sheet.shapes] },
    water: drawWater(),
    deck: `${outline(cornersOf(footprintOf('jetty')))}z`,
    marks: roomIds.map((room) => ({ room, number: numberOf(room), ...onSheet(markOf(room)) })),
  };
}

function markOf(room: RoomId): Point {
  if (room === 'kull') return { x: -34.5, y: 33.2 };
  // Beside the tent, the path and the axis of the doors.
  if (room === 'meadow') return { x: -28, y: 20 };
  const { x, y, width, depth } = footprintOf(room);
  return { x: x + width / 2, y: y + depth / 2 };
}

const outline = (points: readonly Point[]): string =>
  `M${points
    .map(onSheet)
    .map(({ x, y }) => `${x} ${y}`)
    .join(' ')}`;

function drawWater(): Grounds['water'] {
  const { x, y } = footprintOf('meadow');
  const steps = Array.from({ length: area.depth + 1 }, (_, index) => area.y + index);
  const shore = (out: number) =>
    steps.map((north) => {
      const point = shorePoint(north - y);
      return { x: x + point.x - out * (1 + 0.12 * Math.sin(north / 11)), y: north };
    });
  const corners = [
    { x: area.x, y: area.y + area.depth },
    { x: area.x, y: area.y },
  ];
  return {
    lake: `${outline([...shore(0), ...corners])}z`,
    lines: [2.2, 5.4, 9.8, 15.6].map((out) => outline(shore(out))),
  };
}

/** The meadow's own drawing ends before the terrace; the path does not. */
function drawPath(sheet: Sheet): void {
  const from = footprintOf('meadow').x + meadowDrawnTo;
  for (const side of [-1, 1]) {
    const y = path.axisY + (side * path.widthMetres) / 2;
    sheet.line('edge', { x: from, y }, { x: footprintOf('terrace').x, y });
  }
}

function drawDimensions(sheet: Sheet, metres: (length: number) => string, north: string): void {
  const tick = ({ x, y }: Point) =>
    sheet.line('dimension', { x: x - 0.5, y: y - 0.5 }, { x: x + 0.5, y: y + 0.5 });
  const chain = (
    stops: readonly number[],
    at: (stop: number) => Point,
    label: (middle: Point) => Point,
    role: TextRole = 'measure',
  ) => {
    const points = stops.map(at);
    sheet.line('dimension', ...points);
    points.forEach(tick);
    stops.slice(1).forEach((stop, index) => {
      const from = stops[index] ?? stop;
      sheet.text(role, label(at((from + stop) / 2)), metres(stop - from));
    });
  };
  const [jetty, terrace, hall, fireplace] = [
    footprintOf('jetty'),
    footprintOf('terrace'),
    footprintOf('hall'),
    footprintOf('fireplace-room'),
  ];
  chain(
    [jetty.x, jetty.x + jetty.width, terrace.x, hall.x, hall.x + hall.width],
    (x) => ({ x, y: chainY }),
    ({ x, y }) => ({ x, y: y - 2 }),
  );
  chain(
    [hall.y, hall.y + hall.depth],
    (y) => ({ x: chainX, y }),
    ({ x, y }) => ({ x: x + 3.4, y }),
    'label',
  );
  chain(
    [fireplace.y, fireplace.y + fireplace.depth],
    (y) => ({ x: chainX, y }),
    ({ x, y }) => ({ x: x + 3.4, y }),
    'label',
  );
  drawArrows(sheet, north);
}

/** North in the upper left corner; the way to the cove, which lies off the sheet. */
function drawArrows(sheet: Sheet, north: string): void {
  const arrow = ({ x, y }: Point, length: number) => {
    sheet.line('dimension', { x, y }, { x, y: y + length });
    sheet.line(
      'dimension',
      { x: x - 0.6, y: y + length - 1.5 },
      { x, y: y + length },
      { x: x + 0.6, y: y + length - 1.5 },
    );
  };
  arrow({ x: area.x + 3, y: 26 }, 5);
  sheet.text('label', { x: area.x + 3, y: 33.4 }, north);
  arrow({ x: -31, y: 31.4 }, 4);
}
