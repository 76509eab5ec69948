import type { Placement, Point, Seat, TableItem } from './arrangement';
import { clearances, furniture } from './clearances';
import { evenly, rect } from './geometry';

/** A U of tables with chairs outside only; it opens southwards or westwards, towards the screen. */
export type UPlan = {
  readonly opens: 'south' | 'west';
  /** Middle of the outer edge of the closed side. */
  readonly back: Point;
  readonly maxBase: number;
  readonly maxArm: number;
};

export const uCapacity = ({ maxBase, maxArm }: UPlan): number => maxBase + 2 * maxArm;

/** Narrower, nobody could step inside to hand something out. */
const minBaseLength = 2.8;

export function placeU(plan: UPlan, guests: number): Placement {
  const { depth, minLength } = furniture.longTable;
  const { cover } = clearances;
  const base = Math.min(plan.maxBase, Math.max(Math.ceil(guests / 4), guests - 2 * plan.maxArm));
  const [left = 0, right = 0] = evenly(guests - base, 2);
  const span = Math.max(minBaseLength, base * cover);
  const arm = Math.max(minLength, left * cover);
  const offset = furniture.chair.gap + furniture.chair.depth / 2;
  // In its own frame the U opens downwards: `a` runs along the closed side, `b` away from it.
  const { x, y } = plan.back;
  const toPoint = (a: number, b: number): Point =>
    plan.opens === 'south' ? { x: x + a, y: y - b } : { x: x - b, y: y + a };
  const toRect = (a: number, b: number, width: number, length: number) =>
    plan.opens === 'south'
      ? rect(x + a, y - b - length, width, length)
      : rect(x - b - length, y + a, length, width);
  const seat = (a: number, b: number, angle: number): Seat => ({
    kind: 'chair',
    ...toPoint(a, b),
    // Towards the west the frame is mirrored, so angles turn the other way.
    angle: plan.opens === 'south' ? angle : (450 - angle) % 360,
  });
  const table = (item: ReturnType<typeof rect>, seats: number): TableItem => ({
    shape: 'rect',
    rect: item,
    seats,
    untilDessert: false,
  });
  const along = (count: number) => Array.from({ length: count }, (_, index) => index);
  return {
    tables: [
      table(toRect(-span / 2, 0, span, depth), base),
      table(toRect(-span / 2, depth, depth, arm), left),
      table(toRect(span / 2 - depth, depth, depth, arm), right),
    ],
    seats: [
      ...along(base).map((index) => seat((index - (base - 1) / 2) * cover, -offset, 270)),
      ...along(left).map((index) => seat(-span / 2 - offset, depth + (index + 0.5) * cover, 0)),
      ...along(right).map((index) => seat(span / 2 + offset, depth + (index + 0.5) * cover, 180)),
    ],
  };
}
