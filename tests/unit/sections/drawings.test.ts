import { describe, expect, it } from 'vitest';
import { alongPath } from '@/components/sections/compositions/along-path';
import { drawnWith, groundsDrawing, roomDrawings } from '@/content/drawings';
import { rooms } from '@/content/house';
import { type PlannedRoomId, roomIds } from '@/content/house-ids';
import { locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { siteMap, visit } from '@/content/visit';
import { formatMetres } from '@/lib/i18n/format';

const planned = roomIds.filter((room): room is PlannedRoomId => room !== 'kull');
const seatingOf = { round: 'tables', long: 'tables', rows: 'rows' } as const;

describe.each(planned)('the sheet of the %s', (room) => {
  const { layout, guests } = drawnWith[room];
  const { paths, texts } = roomDrawings[room];

  it('shows a chair for every guest that the house promises a seat', () => {
    expect(guests).toBe(rooms[room].capacity[seatingOf[layout]]);
    expect(paths.chair?.split('M').length).toBe(guests + 1);
  });

  it('says how many sit at its tables', () => {
    const seats = texts.flatMap(({ role, text }) => (role === 'seats' ? [Number(text)] : []));
    expect(seats.reduce((sum, count) => sum + count, 0)).toBe(layout === 'rows' ? 0 : guests);
  });
});

describe('the plan of the grounds', () => {
  it.each(locales)('writes the measures of the house beside its dimension lines (%s)', (locale) => {
    const written = groundsDrawing.texts.map(({ text }) => (typeof text === 'string' ? text : text[locale]));
    const { hall, terrace, jetty, meadow, 'fireplace-room': fireplace } = rooms;
    for (const length of [
      hall.footprint?.width,
      hall.footprint?.depth,
      terrace.footprint?.width,
      jetty.footprint?.width,
      meadow.footprint?.width,
      fireplace.footprint?.depth,
    ])
      expect(written).toContain(formatMetres(length ?? Number.NaN, locale));
  });

  it('marks every room on the sheet', () => {
    for (const { x, y } of roomIds.map((room) => groundsDrawing.marks[room])) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(groundsDrawing.width * 100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(groundsDrawing.height * 100);
    }
  });
});

describe('sheets of the rooms', () => {
  it('stand once on the page of the rooms, for every room that has a plan', async () => {
    for (const locale of locales) {
      const { sections } = await pageContent('locationRooms', locale);
      const sheets = sections.flatMap((section) => ('sheets' in section && section.sheets) || []);
      expect([...sheets].sort()).toEqual([...planned].sort());
    }
  });
});

describe('points along a path', () => {
  it('stand at equal distances round its corners', () => {
    expect(
      alongPath(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        6,
      ),
    ).toEqual([
      [6, 0],
      [10, 2],
      [10, 8],
    ]);
  });

  it('lead as far as the way to the cove is said to be', () => {
    expect(alongPath(siteMap.pathToKull, 1).length).toBeGreaterThan(visit.kullMetres - 10);
    expect(alongPath(siteMap.pathToKull, 1).length).toBeLessThan(visit.kullMetres + 10);
  });
});
