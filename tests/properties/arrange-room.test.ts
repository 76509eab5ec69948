import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { house, rooms } from '@/content/house';
import { type Layout, layouts } from '@/content/house-plan';
import { arrangeRoom, layoutsFor, maxGuests, plannedRooms, seatingOf } from '@/lib/seating/arrange-room';
import type { Arrangement } from '@/lib/seating/arrangement';
import { clearances, furniture } from '@/lib/seating/clearances';
import { cornersOf, tableDistance } from '@/lib/seating/geometry';
import {
  distanceTo,
  openingLines,
  outlineOf,
  polygonsOverlap,
  sharedWidth,
  solids,
  walkTheFloor,
  within,
} from './check-arrangement';

const available = plannedRooms.flatMap((room) => layoutsFor(room).map((layout) => ({ room, layout })));

/** Any offered room and layout with any number of guests that fits there. */
const requests = fc.constantFrom(...available).chain(({ room, layout }) =>
  fc.record({
    room: fc.constant(room),
    layout: fc.constant(layout),
    guests: fc.integer({ min: 1, max: maxGuests(room, layout) }),
  }),
);

function arrange(request: {
  room: (typeof plannedRooms)[number];
  layout: Layout;
  guests: number;
}): Arrangement {
  const result = arrangeRoom(request);
  if (!result.ok) throw new Error(`${JSON.stringify(request)} does not fit: ${result.max}`);
  return result.arrangement;
}

const holds = (check: (plan: Arrangement) => void, numRuns = 300) =>
  fc.assert(
    fc.property(requests, (request) => check(arrange(request))),
    {
      numRuns,
      // The limits themselves, and one guest alone, always.
      examples: available.flatMap(({ room, layout }) => [
        [{ room, layout, guests: maxGuests(room, layout) }],
        [{ room, layout, guests: 1 }],
      ]),
    },
  );

const indoorOrTent = (plan: Arrangement) => rooms[plan.room].indoor || plan.room === 'tent';

describe('every arrangement of guests × rooms × layouts', () => {
  it('seats exactly the guests asked for', () => {
    holds((plan) => {
      expect(plan.seats).toHaveLength(plan.guests);
      if (plan.tables.length > 0)
        expect(plan.tables.reduce((sum, { seats }) => sum + seats, 0)).toBe(plan.guests);
    });
  });

  it('keeps everything inside the room', () => {
    holds((plan) => {
      for (const solid of solids(plan)) expect(within(solid, plan)).toBe(true);
      for (const way of plan.ways) expect(within(cornersOf(way), plan)).toBe(true);
      for (const zone of plan.zones) expect(within(cornersOf(zone.rect), plan)).toBe(true);
    });
  });

  it('lets no furniture, chair or person overlap another', () => {
    holds((plan) => {
      const all = solids(plan);
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1))
          expect(polygonsOverlap(one, other), JSON.stringify([one, other])).toBe(false);
      });
    }, 100);
  });

  it('keeps the law’s distance from table to table', () => {
    holds((plan) => {
      if (plan.layout === 'u-shape' || plan.layout === 'standing') return;
      plan.tables.forEach((one, index) => {
        for (const other of plan.tables.slice(index + 1))
          expect(tableDistance(one, other)).toBeGreaterThanOrEqual(clearances.tableToTable - 1e-6);
      });
    });
  });

  it('leaves room to pass between people at high tables', () => {
    holds((plan) => {
      if (plan.layout !== 'standing') return;
      const reach = furniture.highTable.diameter / 2 + furniture.person.diameter;
      plan.tables.forEach((one, index) => {
        for (const other of plan.tables.slice(index + 1))
          expect(tableDistance(one, other) + furniture.highTable.diameter - 2 * reach).toBeGreaterThanOrEqual(
            clearances.squeeze,
          );
      });
    });
  });

  it('joins the tables of a U without a gap and leaves its middle free', () => {
    holds((plan) => {
      if (plan.layout !== 'u-shape') return;
      const [base, left, right] = plan.tables;
      if (!base || !left || !right) throw new Error('No U');
      expect(tableDistance(base, left)).toBeCloseTo(0);
      expect(tableDistance(base, right)).toBeCloseTo(0);
      expect(tableDistance(left, right)).toBeGreaterThanOrEqual(clearances.aisle);
    });
  });

  it('keeps rows within the law: passage, seats beside an aisle, seat width', () => {
    holds((plan) => {
      if (!plan.rows) return;
      const facesSouth = plan.seats[0]?.angle === 270;
      const limit = clearances.seatsBesideAisle[indoorOrTent(plan) ? 'indoor' : 'outdoor'];
      const byRow = new Map<string, number[]>();
      for (const { x, y } of plan.seats) {
        const [row, place] = facesSouth ? [y, x] : [x, y];
        byRow.set(row.toFixed(3), [...(byRow.get(row.toFixed(3)) ?? []), place]);
      }
      expect(byRow.size).toBe(plan.rows.count);
      const fronts = [...byRow.keys()].map(Number).sort((one, other) => one - other);
      fronts.slice(1).forEach((front, index) => {
        const passage = front - (fronts[index] ?? 0) - furniture.rowChair.depth;
        expect(passage).toBeGreaterThanOrEqual(clearances.rowPassage - 1e-6);
      });
      for (const places of byRow.values()) {
        const sorted = places.sort((one, other) => one - other);
        let inBlock = 1;
        sorted.slice(1).forEach((place, index) => {
          const gap = place - (sorted[index] ?? 0);
          expect(gap).toBeGreaterThanOrEqual(clearances.rowSeat - 1e-6);
          if (gap > clearances.rowSeat + 1e-6)
            expect(gap - clearances.rowSeat).toBeGreaterThanOrEqual(clearances.aisle - 1e-6);
          inBlock = gap > clearances.rowSeat + 1e-6 ? 1 : inBlock + 1;
          expect(inBlock).toBeLessThanOrEqual(limit);
        });
      }
    });
  });

  it('keeps escape ways free, wide enough, connected with one another and with a door', () => {
    holds((plan) => {
      const everything = solids(plan);
      for (const way of plan.ways) {
        expect(Math.min(way.width, way.depth)).toBeGreaterThanOrEqual(clearances.aisle - 1e-6);
        for (const solid of everything) expect(polygonsOverlap(cornersOf(way), solid)).toBe(false);
      }
      expect(Math.max(...plan.ways.map((way) => Math.min(way.width, way.depth)))).toBeGreaterThanOrEqual(
        plan.room === 'jetty' && plan.layout === 'rows' ? clearances.aisle : clearances.mainWay - 1e-6,
      );
      const [first, ...others] = plan.ways;
      if (!first) throw new Error('No way');
      const connected = [first];
      for (let found = true; found; ) {
        const next = others.find(
          (way) =>
            !connected.includes(way) &&
            connected.some((known) => sharedWidth(way, known) >= clearances.aisle - 1e-6),
        );
        if (next) connected.push(next);
        found = next !== undefined;
      }
      expect(connected).toHaveLength(plan.ways.length);
      const doors = openingLines(plan.room);
      expect(
        doors.some((door) => connected.some((way) => sharedWidth(door, way) >= clearances.aisle - 1e-6)),
      ).toBe(true);
    });
  });

  it('keeps every door free', () => {
    holds((plan) => {
      for (const door of openingLines(plan.room)) {
        const before = {
          x: door.x - (door.width === 0 ? clearances.aisle : 0),
          y: door.y - (door.depth === 0 ? clearances.aisle : 0),
          width: door.width === 0 ? 2 * clearances.aisle : door.width,
          depth: door.depth === 0 ? 2 * clearances.aisle : door.depth,
        };
        // The lake end of the meadow's path is the jetty; ceremonies stand on the jetty's own end.
        for (const solid of solids(plan)) expect(polygonsOverlap(cornersOf(before), solid)).toBe(false);
      }
    });
  });

  it('lets everybody walk to their place from an escape way, and not too far', () => {
    holds((plan) => {
      const walkTo = walkTheFloor(plan, clearances.squeeze);
      for (const seat of plan.seats) {
        const { gap, metres } = walkTo(outlineOf(seat));
        expect(gap, JSON.stringify(seat)).toBeLessThanOrEqual(clearances.squeeze / 2 + 0.05);
        expect(metres).toBeLessThanOrEqual(clearances.seatToAisle);
      }
    }, 60);
  });

  it('keeps furniture away from the fire', () => {
    holds((plan) => {
      const hearth = plan.zones.find(({ kind }) => kind === 'hearth');
      if (!hearth) return;
      const { x, y, width, depth } = hearth.rect;
      const opening = cornersOf({ x, y: y + depth, width, depth: 0.001 });
      for (const table of plan.tables)
        for (const point of table.shape === 'rect' ? cornersOf(table.rect) : [table.centre])
          expect(distanceTo(opening, point)).toBeGreaterThanOrEqual(clearances.fire - 1e-3);
      for (const seat of plan.seats)
        for (const point of outlineOf(seat))
          expect(distanceTo(opening, point)).toBeGreaterThanOrEqual(clearances.fire - 1e-3);
    });
  });

  it('stays under two people standing per square metre', () => {
    holds((plan) => {
      if (plan.layout !== 'standing') return;
      expect(plan.guests / (plan.width * plan.depth)).toBeLessThanOrEqual(clearances.standingPerSquareMetre);
    });
  });

  it('is the same plan for the same request', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(arrange(request)).toEqual(arrange(request));
      }),
    );
  });
});

describe('limits', () => {
  it('seats in each room what the house promises, with one of its layouts', () => {
    for (const room of plannedRooms)
      for (const [seating, promised] of Object.entries(rooms[room].capacity)) {
        const best = Math.max(
          ...layouts
            .filter((layout) => seatingOf[layout] === seating)
            .map((layout) => maxGuests(room, layout)),
        );
        expect({ room, seating, best }).toEqual({ room, seating, best: promised });
      }
  });

  it('seats everybody up to the limit and nobody beyond', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plannedRooms),
        fc.constantFrom(...layouts),
        fc.integer({ min: 1, max: 250 }),
        (room, layout, guests) => {
          const result = arrangeRoom({ room, layout, guests });
          expect(result.ok).toBe(guests <= maxGuests(room, layout));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('suggests only what holds everybody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plannedRooms),
        fc.constantFrom(...layouts),
        fc.integer({ min: 1, max: 400 }),
        (room, layout, guests) => {
          const result = arrangeRoom({ room, layout, guests });
          if (result.ok || result.suggestion.kind === 'ask') return;
          const { suggestion } = result;
          expect(suggestion.max).toBeGreaterThanOrEqual(guests);
          if (suggestion.kind === 'layout')
            expect(arrangeRoom({ room, layout: suggestion.layout, guests }).ok).toBe(true);
          if (suggestion.kind === 'room') expect(arrangeRoom({ ...suggestion, guests }).ok).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('names the tent from the first guest beyond the hall', () => {
    const max = house.indoorCapacity.tables;
    expect(arrangeRoom({ room: 'hall', layout: 'round', guests: max }).ok).toBe(true);
    expect(arrangeRoom({ room: 'hall', layout: 'round', guests: max + 1 })).toMatchObject({
      ok: false,
      max,
      suggestion: { kind: 'tents', count: 1 },
    });
  });

  it('rejects numbers that are no guests', () => {
    for (const guests of [0, -1, 1.5, Number.NaN])
      expect(() => arrangeRoom({ room: 'hall', layout: 'round', guests })).toThrow(RangeError);
  });
});

describe('the dance floor of the hall', () => {
  const danceFloor = (plan: Arrangement) => plan.zones.find(({ kind }) => kind === 'dance-floor')?.rect;

  it('has the size that the texts name and stays free as long as they say', () => {
    for (const layout of ['round', 'long'] as const)
      for (let guests = 1; guests <= house.danceFloor.guestsAtTables; guests++) {
        const plan = arrange({ room: 'hall', layout, guests });
        const floor = danceFloor(plan);
        if (!floor) throw new Error('No dance floor');
        expect(floor.width * floor.depth).toBeCloseTo(house.danceFloor.areaSquareMetres);
        for (const solid of solids(plan)) expect(polygonsOverlap(cornersOf(floor), solid)).toBe(false);
      }
  });

  it('carries at most two tables beyond, all marked', () => {
    for (const layout of ['round', 'long'] as const)
      for (let guests = house.danceFloor.guestsAtTables + 1; guests <= maxGuests('hall', layout); guests++) {
        const moved = arrange({ room: 'hall', layout, guests }).tables.filter(
          ({ untilDessert }) => untilDessert,
        );
        expect(moved.length).toBeGreaterThanOrEqual(1);
        expect(moved.length).toBeLessThanOrEqual(2);
      }
  });
});
