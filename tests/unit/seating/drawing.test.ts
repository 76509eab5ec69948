import fc from 'fast-check';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { rooms } from '@/content/house';
import { locales } from '@/content/locales';
import { arrangeRoom, layoutsFor, maxGuests, plannedRooms } from '@/lib/seating/arrange-room';
import { describeArrangement, describeLimit, drawingTexts, summarize } from '@/lib/seating/describe';
import { drawArrangement } from '@/lib/seating/draw-arrangement';
import { svgPaths } from '@/lib/seating/svg-paths';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { de, en, es };
const readerFor = (locale: keyof typeof messages) => ({
  locale,
  t: createTranslator({ locale, messages: messages[locale], namespace: 'seating' }),
});

const available = plannedRooms.flatMap((room) => layoutsFor(room).map((layout) => ({ room, layout })));
const requests = fc.constantFrom(...available).chain(({ room, layout }) =>
  fc.record({
    room: fc.constant(room),
    layout: fc.constant(layout),
    guests: fc.integer({ min: 1, max: maxGuests(room, layout) }),
  }),
);

function draw(request: Parameters<typeof arrangeRoom>[0], locale: keyof typeof messages = 'de') {
  const result = arrangeRoom(request);
  if (!result.ok) throw new Error('Does not fit');
  return {
    plan: result.arrangement,
    drawing: drawArrangement(result.arrangement, drawingTexts(readerFor(locale))),
  };
}

describe('the drawing', () => {
  it('shows every seat and every table once', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { plan, drawing } = draw(request);
        const count = (...roles: readonly string[]) =>
          drawing.shapes.filter(({ role }) => roles.includes(role)).length;
        expect(count('chair', 'person')).toBe(plan.guests);
        expect(count('table', 'moved')).toBe(plan.tables.length);
        expect(count('way')).toBe(plan.ways.length);
      }),
    );
  });

  it('keeps every line on its sheet', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { drawing } = draw(request);
        for (const shape of drawing.shapes) {
          // The meadow goes on beyond its sheet; only furniture has to be on it.
          if (request.room === 'meadow' && shape.role !== 'chair') continue;
          const points =
            shape.kind === 'line'
              ? shape.points
              : shape.kind === 'text'
                ? [shape.at]
                : [-1, 1].map((symbol) => ({
                    x: shape.centre.x + symbol * shape.radius,
                    y: shape.centre.y + symbol * shape.radius,
                  }));
          for (const { x, y } of points) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(drawing.width);
            expect(y).toBeLessThanOrEqual(drawing.height);
          }
        }
      }),
    );
  });

  it('fits at 1:100 on A4, the meadow on A3', () => {
    for (const { room, layout } of available) {
      const { drawing } = draw({ room, layout, guests: maxGuests(room, layout) });
      const [width, height] = room === 'meadow' ? [40.8, 24.5] : [28.5, 19.8];
      expect(drawing.width, room).toBeLessThanOrEqual(width);
      expect(drawing.height, room).toBeLessThanOrEqual(height);
    }
  });

  it('is one path per kind of line, in whole centimetres', () => {
    const { viewBox, paths } = svgPaths(draw({ room: 'hall', layout: 'round', guests: 100 }).drawing);
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
    expect(new Set(paths.map(({ role }) => role)).size).toBe(paths.length);
    for (const { d } of paths) expect(d).not.toContain('.');
  });
});

describe('the words beside it', () => {
  it.each(locales)('say the same numbers as the plan (%s)', (locale) => {
    fc.assert(
      fc.property(requests, (request) => {
        const { plan } = draw(request, locale);
        const reader = readerFor(locale);
        expect(summarize(request, reader.t)).toContain(String(request.guests));
        const rows = describeArrangement(plan, reader);
        const text = rows.map(({ term, text: said }) => `${term}: ${said}`).join('\n');
        if (plan.rows) expect(text).toContain(String(plan.rows.count));
        if (request.layout === 'round' || request.layout === 'long' || request.layout === 'standing') {
          const said = [...(text.split('\n')[0]?.matchAll(/(\d+) \p{L}+ (?:zu|of|de) (\d+)/gu) ?? [])];
          const total = said.reduce((sum, [, count, seats]) => sum + Number(count) * Number(seats), 0);
          expect(total).toBe(request.guests);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('name the limit, and the tent after it', () => {
    const { t } = readerFor('de');
    const max = rooms.hall.capacity.tables ?? 0;
    expect(describeLimit({ room: 'hall', layout: 'round', guests: 80 }, t)).toEqual([
      { term: `Ab ${max + 1} Gästen`, text: 'Seesaal mit einem Zelt, bis 170' },
    ]);
  });
});
