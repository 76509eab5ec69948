import type { Placement, Point, Seat, TableItem } from './arrangement';
import { clearances, furniture } from './clearances';
import { around, evenly } from './geometry';

/** Where a round table may stand; `large` tables need more distance to their neighbours. */
export type RoundPlan = {
  readonly slots: readonly Point[];
  readonly large: boolean;
  /** Slots on the dance floor, used when the others are full. */
  readonly untilDessert?: readonly Point[];
};

/** A long table: `axis` is its direction, `heads` the covers at each end once its sides are full. */
export type LongPlan = {
  readonly tables: readonly {
    readonly centre: Point;
    readonly axis: 'x' | 'y';
    readonly seatsPerSide: number;
  }[];
  readonly wide?: boolean;
  readonly untilDessert?: LongPlan['tables'];
};

const { chair, round } = furniture;
const chairOffset = chair.gap + chair.depth / 2;

/** Seats all round, the first of them between two directions of the compass. */
function roundTable(centre: Point, seats: number, untilDessert: boolean) {
  const { diameter } = seats > round.small.seats ? round.large : round.small;
  const table: TableItem = { shape: 'circle', centre, diameter, seats, untilDessert };
  const radius = diameter / 2 + chairOffset;
  const chairs = Array.from({ length: seats }, (_, index): Seat => {
    const direction = (360 * (index + 0.5)) / seats;
    const turn = (direction * Math.PI) / 180;
    return {
      kind: 'chair',
      x: centre.x + radius * Math.cos(turn),
      y: centre.y + radius * Math.sin(turn),
      angle: direction + 180,
    };
  });
  return { table, chairs };
}

export function roundCapacity(plan: RoundPlan): number {
  const perTable = plan.large ? round.large.seats : round.small.seats;
  return perTable * (plan.slots.length + (plan.untilDessert?.length ?? 0));
}

/** As many tables as tables for eight would need, evenly filled; tables for ten once the room has no more places. */
export function placeRound(plan: RoundPlan, guests: number): Placement {
  const onFloor = plan.slots.length * (plan.large ? round.large.seats : round.small.seats);
  const more = guests > onFloor ? Math.ceil((guests - onFloor) / round.large.seats) : 0;
  const count = Math.min(plan.slots.length, Math.ceil(guests / round.small.seats)) + more;
  const centres = [...plan.slots, ...(plan.untilDessert ?? [])].slice(0, count);
  const placed = evenly(guests, count).map((seats, index) =>
    roundTable(centres[index] ?? { x: 0, y: 0 }, seats, index >= plan.slots.length),
  );
  return { tables: placed.map(({ table }) => table), seats: placed.flatMap(({ chairs }) => chairs) };
}

type LongTable = LongPlan['tables'][number];

const headSeats = (plan: LongPlan) => (plan.wide ? 2 : 0);
const longSeats = (plan: LongPlan, { seatsPerSide }: LongTable) => 2 * seatsPerSide + 2 * headSeats(plan);

export function longCapacity(plan: LongPlan): number {
  return [...plan.tables, ...(plan.untilDessert ?? [])].reduce(
    (sum, table) => sum + longSeats(plan, table),
    0,
  );
}

/** Covers along both sides, at the ends only when the sides are full; shorter than its plan for fewer guests. */
function longTable(
  plan: LongPlan,
  { centre, axis, seatsPerSide }: LongTable,
  seats: number,
  untilDessert: boolean,
) {
  const { depth, minLength } = plan.wide ? furniture.wideTable : furniture.longTable;
  const atHeads = Math.max(0, seats - 2 * seatsPerSide);
  const [first = 0, second = 0] = evenly(seats - atHeads, 2);
  const length = Math.max(minLength, first * clearances.cover);
  const table: TableItem = {
    shape: 'rect',
    rect: axis === 'x' ? around(centre, length, depth) : around(centre, depth, length),
    seats,
    untilDessert,
  };
  /** A seat `along` the table and `aside` of its axis. */
  const seat = (along: number, aside: number, angle: number): Seat =>
    axis === 'x'
      ? { kind: 'chair', x: centre.x + along, y: centre.y + aside, angle }
      : { kind: 'chair', x: centre.x - aside, y: centre.y + along, angle: angle + 90 };
  const side = (count: number, sign: 1 | -1) =>
    Array.from({ length: count }, (_, index) =>
      seat(
        (index - (count - 1) / 2) * clearances.cover,
        sign * (depth / 2 + chairOffset),
        sign > 0 ? 270 : 90,
      ),
    );
  const end = (count: number, sign: 1 | -1) =>
    Array.from({ length: count }, (_, index) =>
      seat(
        sign * (length / 2 + chairOffset),
        (index - (count - 1) / 2) * clearances.cover,
        sign > 0 ? 180 : 0,
      ),
    );
  const [east = 0, west = 0] = evenly(atHeads, 2);
  return { table, chairs: [...side(first, 1), ...side(second, -1), ...end(east, 1), ...end(west, -1)] };
}

/** As few tables as hold everybody, evenly filled; those on the dance floor only when the others are full. */
export function placeLong(plan: LongPlan, guests: number): Placement {
  const spare = plan.untilDessert ?? [];
  const onFloor = longCapacity({ ...plan, untilDessert: [] });
  const perTable = longSeats(plan, plan.tables[0] ?? { centre: { x: 0, y: 0 }, axis: 'x', seatsPerSide: 1 });
  const perSpare = spare[0] ? longSeats(plan, spare[0]) : 1;
  const more = Math.max(0, Math.ceil((guests - onFloor) / perSpare));
  const seatsAtSpare = more * perSpare;
  const rest = guests - seatsAtSpare;
  const count = Math.min(plan.tables.length, Math.ceil(rest / perTable));
  const numbers = [...evenly(rest, count), ...evenly(seatsAtSpare, more)];
  const used = [...plan.tables.slice(0, count), ...spare.slice(0, more)];
  const placed = used.map((table, index) => longTable(plan, table, numbers[index] ?? 0, index >= count));
  return { tables: placed.map(({ table }) => table), seats: placed.flatMap(({ chairs }) => chairs) };
}
