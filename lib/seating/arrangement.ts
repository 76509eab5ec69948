import type { Footprint } from '@/content/house';
import type { Layout, PlannedRoomId } from '@/content/house-plan';

/** Metres from the room's south-west corner: x runs east, y runs north. */
export type Point = { readonly x: number; readonly y: number };
export type Rect = Footprint;

export type TableItem =
  | {
      readonly shape: 'circle';
      readonly centre: Point;
      readonly diameter: number;
      readonly seats: number;
      /** Stands on the dance floor and is carried away after dessert. */
      readonly untilDessert: boolean;
    }
  | {
      readonly shape: 'rect';
      readonly rect: Rect;
      readonly seats: number;
      readonly untilDessert: boolean;
    };

/** One guest's place; `angle` in degrees, counter-clockwise from east, is where the guest looks. */
export type Seat = Point & {
  readonly kind: 'chair' | 'row-chair' | 'standing';
  readonly angle: number;
};

export const zoneKinds = [
  'dance-floor',
  'buffet',
  'queue',
  'music',
  'bar',
  'screen',
  'ceremony',
  'hearth',
  'parasol',
] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** A part of the floor with a purpose; what is `solid` nobody can walk through. */
export type Zone = { readonly kind: ZoneKind; readonly rect: Rect; readonly solid: boolean };

/** Tables and seats of one arrangement; the rows' number and the seats of a full row where there are rows. */
export type Placement = {
  readonly tables: readonly TableItem[];
  readonly seats: readonly Seat[];
  readonly rows?: { readonly count: number; readonly seatsPerRow: number };
};

export type Arrangement = Placement & {
  readonly room: PlannedRoomId;
  readonly layout: Layout;
  readonly guests: number;
  readonly width: number;
  readonly depth: number;
  /** Escape ways: kept free, connected with one another and with a door. */
  readonly ways: readonly Rect[];
  readonly zones: readonly Zone[];
};
