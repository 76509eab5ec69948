import type { Placement, Point, Seat, TableItem } from './arrangement';
import { furniture } from './clearances';
import { evenly } from './geometry';

/** High tables; six people stand around one. */
export type StandingPlan = { readonly slots: readonly Point[] };

export const standingCapacity = ({ slots }: StandingPlan): number =>
  slots.length * furniture.highTable.guests;

export function placeStanding({ slots }: StandingPlan, guests: number): Placement {
  const { diameter, guests: perTable } = furniture.highTable;
  const radius = (diameter + furniture.person.diameter) / 2;
  const numbers = evenly(guests, Math.ceil(guests / perTable));
  const tables: TableItem[] = [];
  const seats: Seat[] = [];
  numbers.forEach((count, index) => {
    const centre = slots[index] ?? { x: 0, y: 0 };
    tables.push({ shape: 'circle', centre, diameter, seats: count, untilDessert: false });
    for (let place = 0; place < count; place++) {
      const angle = (360 * (place + 0.5)) / count;
      const turn = (angle * Math.PI) / 180;
      seats.push({
        kind: 'standing',
        x: centre.x + radius * Math.cos(turn),
        y: centre.y + radius * Math.sin(turn),
        angle: angle + 180,
      });
    }
  });
  return { tables, seats };
}
