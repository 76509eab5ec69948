import drawings from './drawings.json';
import type { PlannedRoomId, RoomId } from './house-ids';
import type { Locale } from './locales';

/**
 * The sheets of the house, in centimetres of the room, at 1:100 a tenth of a millimetre on paper: their words here, their
 * lines in `public/media/drawings`, one path per kind; width and height in metres. They agree with `house.ts`: whoever
 * changes a room there draws it anew.
 */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** What the lines stand for: ids of the paths in the drawing's file, drawn in this order. */
  readonly lines: readonly string[];
  readonly texts: readonly {
    readonly role: string;
    readonly x: number;
    readonly y: number;
    readonly text: string | Readonly<Record<Locale, string>>;
  }[];
};

type Grounds = Drawing & {
  /** Centre of each room's number. */
  readonly marks: Readonly<Record<RoomId, { readonly x: number; readonly y: number }>>;
};

export const roomDrawings: Readonly<Record<PlannedRoomId, Drawing>> = drawings.rooms;
export const groundsDrawing: Grounds = drawings.grounds;

/** The layout in which a room is drawn, with all the guests that it seats. */
export const drawnWith = {
  hall: { layout: 'round', guests: 120 },
  'fireplace-room': { layout: 'long', guests: 24 },
  terrace: { layout: 'round', guests: 80 },
  meadow: { layout: 'rows', guests: 140 },
  jetty: { layout: 'rows', guests: 30 },
  tent: { layout: 'long', guests: 50 },
} as const satisfies Record<PlannedRoomId, { layout: string; guests: number }>;
