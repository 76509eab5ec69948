import type { Layout, PlannedRoomId } from '@/content/house-plan';

/** Where everybody fits when the chosen room is too small; `max` guests, at the most, do so there. */
export type Suggestion =
  | { readonly kind: 'layout'; readonly layout: Layout; readonly max: number }
  | { readonly kind: 'room'; readonly room: PlannedRoomId; readonly layout: Layout; readonly max: number }
  /** The hall, with one tent or two on the meadow. */
  | { readonly kind: 'tents'; readonly count: 1 | 2; readonly max: number }
  /** Beyond what the house arranges by itself. */
  | { readonly kind: 'ask' };

type SeatingRequest = { readonly room: PlannedRoomId; readonly layout: Layout; readonly guests: number };
type MaxGuests = (room: PlannedRoomId, layout: Layout) => number;

/** A layout that serves the same purpose with more seats, or with the same seats where the first is not offered. */
const alternatives: Readonly<Record<Layout, readonly Layout[]>> = {
  round: ['long'],
  long: ['round'],
  rows: [],
  standing: [],
  'u-shape': ['rows'],
};

/** Larger rooms that a party moves to, the best first. */
const moves: readonly PlannedRoomId[] = ['hall', 'terrace', 'meadow'];

/** What holds the party: another layout in the same room, another room, the hall with one tent or two. */
export function suggestFor({ room, layout, guests }: SeatingRequest, maxGuests: MaxGuests): Suggestion {
  const fits = (candidate: PlannedRoomId, way: Layout) => maxGuests(candidate, way) >= guests;
  const same = alternatives[layout].find((way) => fits(room, way));
  if (same) return { kind: 'layout', layout: same, max: maxGuests(room, same) };
  for (const way of [layout, ...alternatives[layout]]) {
    const other = moves.find((candidate) => candidate !== room && fits(candidate, way));
    if (other) return { kind: 'room', room: other, layout: way, max: maxGuests(other, way) };
  }
  if (layout === 'rows' || layout === 'u-shape') return { kind: 'ask' };
  // In a tent long tables seat more than round ones; both belong to one party at tables.
  const tent = layout === 'standing' ? maxGuests('tent', 'standing') : maxGuests('tent', 'long');
  for (const count of [1, 2] as const) {
    const max = maxGuests('hall', layout) + count * tent;
    if (guests <= max) return { kind: 'tents', count, max };
  }
  return { kind: 'ask' };
}
