import { describe, expect, it } from 'vitest';
import { rooms } from '@/content/house';
import { locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { siteMap, visit } from '@/content/visit';
import { alongPath } from '@/lib/seating/along-path';
import { plannedRooms } from '@/lib/seating/arrange-room';
import { drawGrounds } from '@/lib/seating/draw-grounds';

describe('plan of the grounds', () => {
  it('writes the measures of the house beside its dimension lines', () => {
    const { drawing } = drawGrounds(String, 'N');
    const texts = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [Number(shape.text)] : []));
    const { hall, terrace, jetty, meadow } = rooms;
    for (const length of [
      hall.footprint?.width,
      hall.footprint?.depth,
      terrace.footprint?.width,
      jetty.footprint?.width,
      meadow.footprint?.width,
    ])
      expect(texts.some((text) => Math.abs(text - (length ?? Number.NaN)) < 0.001)).toBe(true);
  });

  it('numbers every room once, on the sheet', () => {
    const { drawing, marks } = drawGrounds(String, 'N');
    expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawing.width * 100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(drawing.height * 100);
    }
  });
});

describe('sheets of the rooms', () => {
  it('stand once on the page of the rooms, for every room that has a plan', async () => {
    for (const locale of locales) {
      const { sections } = await pageContent('locationRooms', locale);
      const sheets = sections.flatMap((section) => ('sheets' in section && section.sheets) || []);
      expect([...sheets].sort()).toEqual([...plannedRooms].sort());
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
