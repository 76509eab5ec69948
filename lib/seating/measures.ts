import type { Arrangement } from './arrangement';
import { furniture } from './clearances';
import { tableDistance } from './geometry';
import { rowPitch } from './place-rows';

/** A plan in numbers; lengths in metres, areas in square metres. */
export type Measures = {
  readonly guests: number;
  /** Tables by the number of seats at them, the largest first. */
  readonly tables: readonly { readonly seats: number; readonly count: number }[];
  /** Tables that leave the dance floor after dessert. */
  readonly untilDessert: number;
  readonly rows: { readonly count: number; readonly seatsPerRow: number; readonly passage: number } | null;
  /** From table to table, measured; `null` for fewer than two, and for a U. */
  readonly tableDistance: number | null;
  readonly widestWay: number;
  readonly narrowestWay: number;
  readonly danceFloor: number | null;
  readonly areaPerGuest: number;
};

export function measure(plan: Arrangement): Measures {
  const numbers = [...new Set(plan.tables.map(({ seats }) => seats))]
    .filter((seats) => seats > 0)
    .sort((one, other) => other - one);
  const distances =
    plan.layout === 'u-shape'
      ? []
      : plan.tables.flatMap((one, index) =>
          plan.tables.slice(index + 1).map((other) => tableDistance(one, other)),
        );
  const ways = plan.ways.map(({ width, depth }) => Math.min(width, depth));
  const danceFloor = plan.zones.find(({ kind }) => kind === 'dance-floor')?.rect;
  return {
    guests: plan.guests,
    tables: numbers.map((seats) => ({
      seats,
      count: plan.tables.filter((table) => table.seats === seats).length,
    })),
    untilDessert: plan.tables.filter(({ untilDessert }) => untilDessert).length,
    rows: plan.rows ? { ...plan.rows, passage: rowPitch - furniture.rowChair.depth } : null,
    tableDistance: distances.length > 0 ? Math.min(...distances) : null,
    widestWay: Math.max(...ways),
    narrowestWay: Math.min(...ways),
    danceFloor: danceFloor ? danceFloor.width * danceFloor.depth : null,
    areaPerGuest: (plan.width * plan.depth) / plan.guests,
  };
}
