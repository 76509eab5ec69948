import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rooms } from '@/content/house';
import { roomIds, type Seating, seatings } from '@/content/house-ids';
import { locales } from '@/content/locales';
import { documentContext } from '@/lib/inquiry/server/mail/plan-context';
import { maxGuests } from '@/lib/seating/arrange-room';
import { arrangeStored, describeSeating, layoutsOf, seatingRequest } from '@/lib/seating/planned-seating';

const choices = fc.record({ id: fc.constantFrom(...roomIds), seating: fc.constantFrom(...seatings) });
const guests = fc.integer({ min: 1, max: 250 });
const readerFor = (locale: (typeof locales)[number]) => ({ t: documentContext(locale).seating, locale });

describe('the seating of a plan', () => {
  it('is drawn for every room and seating that the house offers, but for the cove', () => {
    fc.assert(
      fc.property(choices, guests, (choice, count) => {
        const isOffered =
          choice.id !== 'kull' &&
          (rooms[choice.id].capacity as Partial<Record<Seating, number>>)[choice.seating];
        const seating = describeSeating(choice, count, readerFor('de'));
        if (isOffered) {
          expect(seating?.request.room).toBe(choice.id);
          expect(layoutsOf(choice)).toContain(seating?.request.layout);
        } else expect(seating).toBeNull();
      }),
    );
  });

  it('seats everybody, or as many as the room holds and says so', () => {
    fc.assert(
      fc.property(choices, guests, (choice, count) => {
        const request = seatingRequest(choice, count);
        const seating = describeSeating(choice, count, readerFor('en'));
        if (!request || !seating) return;
        const max = maxGuests(request.room, request.layout);
        const seats = arrangeStored(JSON.parse(JSON.stringify(seating)).request)?.seats;
        expect(seats).toHaveLength(Math.min(count, max));
        expect(seating.title).toContain(String(Math.min(count, max)));
        // No layout of this seating would take more of them.
        for (const way of layoutsOf(choice))
          if (count > max) expect(maxGuests(request.room, way)).toBeLessThanOrEqual(max);
      }),
    );
  });

  it('prefers round tables while they seat everybody', () => {
    expect(seatingRequest({ id: 'tent', seating: 'tables' }, 32)?.layout).toBe('round');
    expect(seatingRequest({ id: 'tent', seating: 'tables' }, 33)?.layout).toBe('long');
  });

  it.each(locales)('says the same in words in %s', (locale) => {
    const seating = describeSeating({ id: 'hall', seating: 'tables' }, 64, readerFor(locale));
    expect(seating?.rows.length).toBeGreaterThan(4);
    expect(seating?.label).toContain(seating?.title ?? '-');
    expect(JSON.stringify(seating)).not.toContain('seating.');
  });

  it('does not draw what the house does not know', () => {
    const request = { room: 'hall', layout: 'round', guests: 10 } as const;
    expect(arrangeStored(request)).not.toBeNull();
    expect(arrangeStored({ ...request, room: 'attic' as 'hall' })).toBeNull();
    expect(arrangeStored({ ...request, layout: 'pile' as 'round' })).toBeNull();
    expect(arrangeStored({ ...request, guests: 10_000 })).toBeNull();
    expect(arrangeStored({ ...request, guests: 1.5 })).toBeNull();
  });
});
