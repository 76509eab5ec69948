import { type RoomId, rooms } from './house';

/** Seats at tables, standing, in rows and in a U, as cells of a table; a dash where the house does not offer it. */
export function capacityCells(room: RoomId): readonly [string, string, string, string] {
  const { tables, standing, rows, 'u-shape': uShape } = rooms[room].capacity;
  const cell = (seats: number | undefined) => (seats === undefined ? '–' : String(seats));
  return [cell(tables), cell(standing), cell(rows), cell(uShape)];
}
