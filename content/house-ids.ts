/** Rooms of the house and its grounds. */
export const roomIds = ['hall', 'fireplace-room', 'terrace', 'meadow', 'jetty', 'tent', 'kull'] as const;
export type RoomId = (typeof roomIds)[number];

/** Rooms with a drawn plan: the cove has no edges. */
export type PlannedRoomId = Exclude<RoomId, 'kull'>;

/** Ways to furnish a room. `tables` counts seats at banquet tables; `u-shape` seats at a conference table. */
export const seatings = ['tables', 'standing', 'rows', 'u-shape'] as const;
export type Seating = (typeof seatings)[number];
