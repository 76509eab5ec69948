import type { Point, Rect, Seat, TableItem } from './arrangement';
import { furniture } from './clearances';

export type Polygon = readonly Point[];

export const rect = (x: number, y: number, width: number, depth: number): Rect => ({ x, y, width, depth });

export const around = (centre: Point, width: number, depth: number): Rect =>
  rect(centre.x - width / 2, centre.y - depth / 2, width, depth);

export const cornersOf = ({ x, y, width, depth }: Rect): Polygon => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

/** The corners of a seat that is turned towards its table or stage; people on their feet get their square. */
export function seatCorners(seat: Seat): Polygon {
  const { width, depth } =
    seat.kind === 'chair'
      ? furniture.chair
      : seat.kind === 'row-chair'
        ? furniture.rowChair
        : { width: furniture.person.diameter, depth: furniture.person.diameter };
  const turn = (seat.angle * Math.PI) / 180;
  const [forwardX, forwardY] = [Math.cos(turn), Math.sin(turn)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([along, aside]) => ({
    x: seat.x + (along * depth * forwardX) / 2 - (aside * width * forwardY) / 2,
    y: seat.y + (along * depth * forwardY) / 2 + (aside * width * forwardX) / 2,
  }));
}

/** Distance between the edges of two tables; 0 when they touch or overlap. */
export function tableDistance(one: TableItem, other: TableItem): number {
  if (one.shape === 'rect' && other.shape === 'rect') return rectDistance(one.rect, other.rect);
  if (one.shape === 'circle' && other.shape === 'circle') {
    const centres = Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y);
    return Math.max(0, centres - (one.diameter + other.diameter) / 2);
  }
  if (one.shape === 'rect') return tableDistance(other, one);
  if (other.shape === 'circle') return 0;
  return Math.max(0, rectDistance(around(one.centre, 0, 0), other.rect) - one.diameter / 2);
}

function rectDistance(one: Rect, other: Rect): number {
  const x = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const y = Math.max(0, other.y - one.y - one.depth, one.y - other.y - other.depth);
  return Math.hypot(x, y);
}

/** Splits a number into `parts` whole numbers that differ by one at most, the larger first. */
export function evenly(total: number, parts: number): readonly number[] {
  const minimum = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, index) => minimum + (index < total % parts ? 1 : 0));
}
