import type { Layout, PlannedRoomId } from '@/content/house-plan';
import type { Placement, Rect, Zone } from './arrangement';
import { placeRows, type RowsPlan, rowsCapacity } from './place-rows';
import { placeStanding, type StandingPlan, standingCapacity } from './place-standing';
import {
  type LongPlan,
  longCapacity,
  placeLong,
  placeRound,
  type RoundPlan,
  roundCapacity,
} from './place-tables';
import { placeU, type UPlan, uCapacity } from './place-u-shape';

/** How one room is furnished in one way: what stays free, what stands anyway, how many fit and where they sit. */
export type Setup = {
  readonly ways: readonly Rect[];
  readonly zones: readonly Zone[];
  /** Guests that the geometry holds; the house may promise fewer. */
  readonly capacity: number;
  readonly place: (guests: number) => Placement;
};

export type RoomSetups = Partial<Record<Layout, Setup>>;
export type HouseSetups = Readonly<Record<PlannedRoomId, RoomSetups>>;

type ClearSpace = Pick<Setup, 'ways' | 'zones'>;

export const round = (clear: ClearSpace, plan: RoundPlan): Setup => ({
  ...clear,
  capacity: roundCapacity(plan),
  place: (guests) => placeRound(plan, guests),
});

export const long = (clear: ClearSpace, plan: LongPlan): Setup => ({
  ...clear,
  capacity: longCapacity(plan),
  place: (guests) => placeLong(plan, guests),
});

export const inRows = (clear: ClearSpace, plan: RowsPlan): Setup => ({
  ...clear,
  capacity: rowsCapacity(plan),
  place: (guests) => placeRows(plan, guests),
});

export const standing = (clear: ClearSpace, plan: StandingPlan): Setup => ({
  ...clear,
  capacity: standingCapacity(plan),
  place: (guests) => placeStanding(plan, guests),
});

export const uShape = (clear: ClearSpace, plan: UPlan): Setup => ({
  ...clear,
  capacity: uCapacity(plan),
  place: (guests) => placeU(plan, guests),
});

/** Every position of a grid, column by column. */
export const grid = (xs: readonly number[], ys: readonly number[]) =>
  xs.flatMap((x) => ys.map((y) => ({ x, y })));

/** `count` equal steps from `first` to `last`. */
export const steps = (first: number, last: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + ((last - first) * index) / Math.max(1, count - 1));

/** Nearest to a point first, so that few guests sit together. */
export const nearestFirst = <Place extends { readonly x: number; readonly y: number }>(
  places: readonly Place[],
  x: number,
  y: number,
): readonly Place[] =>
  [...places].sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y));
