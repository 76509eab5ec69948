import type { Placement, Seat } from './arrangement';
import { clearances, furniture } from './clearances';

/**
 * Rows of chairs. Facing south they run along x and follow one another northwards; facing west they run along y and
 * follow one another eastwards. `front` is the front edge of the first row.
 */
export type RowsPlan = {
  readonly facing: 'south' | 'west';
  readonly front: number;
  readonly maxRows: number;
  /** Side by side; seats fill up from the block's aisle. */
  readonly blocks: readonly {
    readonly from: number;
    readonly seats: number;
    readonly aisle: 'before' | 'after';
  }[];
};

const { rowChair } = furniture;
/** From one row to the next: chair and passage, with five centimetres more than the law wants. */
export const rowPitch = rowChair.depth + clearances.rowPassage + 0.05;

const seatsPerRow = (plan: RowsPlan) => plan.blocks.reduce((sum, { seats }) => sum + seats, 0);
export const rowsCapacity = (plan: RowsPlan): number => plan.maxRows * seatsPerRow(plan);

/** Where the last row of this many guests ends. */
export const rowsEnd = (plan: RowsPlan, rows: number): number =>
  plan.front + (rows - 1) * rowPitch + rowChair.depth;

/** Full rows from the front; the last one gathers at the aisle. */
export function placeRows(plan: RowsPlan, guests: number): Placement {
  const perRow = seatsPerRow(plan);
  const count = Math.ceil(guests / perRow);
  const seats: Seat[] = [];
  for (let row = 0; row < count; row++) {
    const inRow = Math.min(perRow, guests - row * perRow);
    const shares = share(inRow, plan.blocks);
    plan.blocks.forEach((block, index) => {
      for (let place = 0; place < (shares[index] ?? 0); place++) {
        const fromAisle = block.aisle === 'before' ? place : block.seats - 1 - place;
        const across = block.from + (fromAisle + 0.5) * rowChair.width;
        const along = plan.front + row * rowPitch + rowChair.depth / 2;
        seats.push(
          plan.facing === 'south'
            ? { kind: 'row-chair', x: across, y: along, angle: 270 }
            : { kind: 'row-chair', x: along, y: across, angle: 180 },
        );
      }
    });
  }
  return { tables: [], seats, rows: { count, seatsPerRow: Math.min(perRow, guests) } };
}

/** Guests of a row over its blocks, as evenly as their sizes allow. */
function share(guests: number, blocks: RowsPlan['blocks']): readonly number[] {
  const taken = blocks.map(() => 0);
  for (let left = guests, index = 0; left > 0; index = (index + 1) % blocks.length) {
    if ((taken[index] ?? 0) >= (blocks[index]?.seats ?? 0)) continue;
    taken[index] = (taken[index] ?? 0) + 1;
    left--;
  }
  return taken;
}
