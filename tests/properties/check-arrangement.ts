import { rooms } from '@/content/house';
import { openings, type PlannedRoomId } from '@/content/house-plan';
import type { Arrangement, Point, Rect, Seat, TableItem } from '@/lib/seating/arrangement';
import { cornersOf, type Polygon, seatCorners } from '@/lib/seating/geometry';

/** Rounding of floating-point positions, in metres. */
const epsilon = 1e-6;

const dot = (one: Point, other: Point) => one.x * other.x + one.y * other.y;

/** Whether two convex polygons share more than an edge (separating axes). */
export function polygonsOverlap(one: Polygon, other: Polygon): boolean {
  for (const polygon of [one, other]) {
    for (let index = 0; index < polygon.length; index++) {
      const from = polygon[index] as Point;
      const to = polygon[(index + 1) % polygon.length] as Point;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const axis = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
      const first = one.map((point) => dot(point, axis));
      const second = other.map((point) => dot(point, axis));
      if (Math.max(...first) <= Math.min(...second) + epsilon) return false;
      if (Math.max(...second) <= Math.min(...first) + epsilon) return false;
    }
  }
  return true;
}

/** Distance of a point from a convex polygon; 0 inside. */
export function distanceTo(polygon: Polygon, point: Point): number {
  let inside = true;
  let nearest = Number.POSITIVE_INFINITY;
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] as Point;
    const edge = { x: to.x - from.x, y: to.y - from.y };
    const along = Math.min(
      1,
      Math.max(0, dot({ x: point.x - from.x, y: point.y - from.y }, edge) / dot(edge, edge)),
    );
    nearest = Math.min(
      nearest,
      Math.hypot(point.x - from.x - along * edge.x, point.y - from.y - along * edge.y),
    );
    if (edge.x * (point.y - from.y) - edge.y * (point.x - from.x) < 0) inside = false;
  });
  return inside ? 0 : nearest;
}

/** A seat's outline; whoever stands is a circle, here as a polygon around it. */
export function outlineOf(seat: Seat): Polygon {
  if (seat.kind !== 'standing') return seatCorners(seat);
  return circle(seat, 0.22);
}

const circle = (centre: Point, radius: number): Polygon =>
  Array.from({ length: 48 }, (_, index) => ({
    x: centre.x + radius * Math.cos((2 * Math.PI * index) / 48),
    y: centre.y + radius * Math.sin((2 * Math.PI * index) / 48),
  }));

export const outlineOfTable = (table: TableItem): Polygon =>
  table.shape === 'rect' ? cornersOf(table.rect) : circle(table.centre, table.diameter / 2);

export const solids = (plan: Arrangement): readonly Polygon[] => [
  ...plan.tables.map(outlineOfTable),
  ...plan.seats.map(outlineOf),
  ...plan.zones.filter(({ solid }) => solid).map(({ rect }) => cornersOf(rect)),
];

export const within = (polygon: Polygon, { width, depth }: { width: number; depth: number }): boolean =>
  polygon.every(({ x, y }) => x >= -epsilon && y >= -epsilon && x <= width + epsilon && y <= depth + epsilon);

/** An opening as a line on the room's edge. */
export function openingLines(room: PlannedRoomId): readonly Rect[] {
  const size = rooms[room].footprint;
  if (!size) throw new Error(`No footprint: ${room}`);
  return openings[room].map(({ wall, from, width }) => {
    if (wall === 'west') return { x: 0, y: from, width: 0, depth: width };
    if (wall === 'east') return { x: size.width, y: from, width: 0, depth: width };
    if (wall === 'south') return { x: from, y: 0, width, depth: 0 };
    return { x: from, y: size.depth, width, depth: 0 };
  });
}

/** Length of the edge that two rectangles share or overlap by; negative when they are apart. */
export function sharedWidth(one: Rect, other: Rect): number {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y);
  if (x < -epsilon || y < -epsilon) return -1;
  return Math.max(x, y);
}

/**
 * Walks the floor in steps of 5 cm from all ways at once, as a person of the given width who moves no furniture.
 * @returns for a place, how near such a person gets to it and how far they have come, in metres; along the grid, so
 * that the walk is never shorter than a straight one.
 */
export function walkTheFloor(plan: Arrangement, bodyWidth: number) {
  const step = 0.05;
  const columns = Math.round(plan.width / step) + 1;
  const lines = Math.round(plan.depth / step) + 1;
  const radius = bodyWidth / 2 - step / 2;
  const edge = Math.ceil(radius / step);
  /** -2 blocked, -1 not reached, else steps from the nearest way. */
  const walked = new Int32Array(columns * lines).fill(-1);
  const cells = (polygon: Polygon, margin: number, visit: (cell: number, point: Point) => void) => {
    const xs = polygon.map(({ x }) => x);
    const ys = polygon.map(({ y }) => y);
    const toX = Math.min(columns - 1, Math.floor((Math.max(...xs) + margin) / step));
    const toY = Math.min(lines - 1, Math.floor((Math.max(...ys) + margin) / step));
    for (let line = Math.max(0, Math.ceil((Math.min(...ys) - margin) / step)); line <= toY; line++)
      for (let column = Math.max(0, Math.ceil((Math.min(...xs) - margin) / step)); column <= toX; column++)
        visit(line * columns + column, { x: column * step, y: line * step });
  };
  // People on their feet step aside; chairs with somebody on them do not.
  const obstacles = plan.layout === 'standing' ? solids({ ...plan, seats: [] }) : solids(plan);
  for (const solid of obstacles)
    cells(solid, radius, (cell, point) => {
      if (distanceTo(solid, point) < radius) walked[cell] = -2;
    });
  for (let cell = 0; cell < walked.length; cell++) {
    const [column, line] = [cell % columns, Math.floor(cell / columns)];
    if (column < edge || line < edge || column >= columns - edge || line >= lines - edge) walked[cell] = -2;
  }
  const queue: number[] = [];
  for (const way of plan.ways)
    cells(cornersOf(way), 0, (cell) => {
      if (walked[cell] !== -1) return;
      walked[cell] = 0;
      queue.push(cell);
    });
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] ?? 0;
    for (const neighbour of [cell + 1, cell - 1, cell + columns, cell - columns]) {
      if (walked[neighbour] !== -1) continue;
      walked[neighbour] = (walked[cell] ?? 0) + 1;
      queue.push(neighbour);
    }
  }
  return (polygon: Polygon): { readonly gap: number; readonly metres: number } => {
    let best = { gap: Number.POSITIVE_INFINITY, metres: Number.POSITIVE_INFINITY };
    cells(polygon, bodyWidth, (cell, point) => {
      const steps = walked[cell] ?? -1;
      const gap = steps < 0 ? Number.POSITIVE_INFINITY : distanceTo(polygon, point);
      if (gap < best.gap) best = { gap, metres: steps * step };
    });
    return best;
  };
}
