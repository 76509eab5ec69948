import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDrafts } from '@/lib/account/browser/merge';
import { type Draft, defaultDraft, sameDraft } from '@/lib/plan/draft';

const blank = defaultDraft();
const draft = (patch: Partial<Draft>, details: Partial<Draft['details']> = {}): Draft => ({
  ...blank,
  ...patch,
  details: { ...blank.details, ...details },
});
const merge = (base: Draft, winner: Draft, other: Draft) => mergeDrafts(base, winner, other);

const ids = ['v01', 'v02', 'v03', 'v04', 'v05'];
const anyDraft = fc
  .record({
    guests: fc.integer({ min: 1, max: 500 }),
    cateringType: fc.constantFrom(null, 'seated-dinner' as const, 'grill-catering' as const),
    vorspeisen: fc.subarray(ids),
    favorites: fc.subarray(ids),
    message: fc.constantFrom('', 'Steg', 'Garten'),
    zip: fc.constantFrom('', '47798', '45127'),
  })
  .map(({ message, zip, ...rest }) => draft(rest, { message, delivery_zip: zip }));

describe('merging a draft of two devices', () => {
  it('takes what only one side has changed', () => {
    const base = draft({ guests: 40 });
    const phone = draft({ guests: 40, vorspeisen: ['v01'] }, { firstName: 'Zoë' });
    const desk = draft({ guests: 64 }, { date: new Date('2027-06-12T12:00:00Z') });
    const { draft: merged, conflicts } = merge(base, phone, desk);
    expect(merged).toMatchObject({ guests: 64, vorspeisen: ['v01'], details: { firstName: 'Zoë' } });
    expect(merged.details.date?.toISOString()).toBe('2027-06-12T12:00:00.000Z');
    expect(conflicts).toEqual([]);
  });

  it('keeps the dishes that either side has added and drops those that either has removed', () => {
    const base = draft({ vorspeisen: ['v01', 'v02'] });
    const { draft: merged } = merge(
      base,
      draft({ vorspeisen: ['v01', 'v03'] }),
      draft({ vorspeisen: ['v01', 'v02', 'v04'] }),
    );
    expect(merged.vorspeisen).toEqual(['v01', 'v03', 'v04']);
  });

  it('lets the winner decide where both chose differently, and says so', () => {
    const { draft: merged, conflicts } = merge(
      draft({ guests: 40 }),
      draft({ guests: 50 }),
      draft({ guests: 60 }),
    );
    // 50 is the default: nobody can tell it from never having been asked, so the chosen number stays.
    expect(merged.guests).toBe(60);
    expect(conflicts).toEqual([]);
    const other = merge(draft({ guests: 40 }), draft({ guests: 70 }), draft({ guests: 60 }));
    expect(other.draft.guests).toBe(70);
    expect(other.conflicts).toEqual(['guests']);
  });

  it('never mixes a kind of catering with the package of another', () => {
    const { draft: merged, conflicts } = merge(
      blank,
      draft({ cateringType: 'seated-dinner', package: 'din-welle' }),
      draft({ cateringType: 'grill-catering', package: 'grill-ufer' }),
    );
    expect([merged.cateringType, merged.package]).toEqual(['seated-dinner', 'din-welle']);
    expect(conflicts).toEqual(['cateringType', 'package']);
  });

  it('keeps an address together and merges the amounts of services one by one', () => {
    const { draft: merged } = merge(
      blank,
      draft(
        { serviceQuantities: { s01: { count: 5 } } },
        { delivery_zip: '47798', delivery_city: 'Krefeld' },
      ),
      draft({ serviceQuantities: { s06: { hours: 4 } } }, { delivery_zip: '45127', delivery_city: 'Essen' }),
    );
    expect(merged.serviceQuantities).toEqual({ s01: { count: 5 }, s06: { hours: 4 } });
    expect(merged.details).toMatchObject({ delivery_zip: '47798', delivery_city: 'Krefeld' });
  });

  it('a cleared plan on one device clears an untouched one on the other', () => {
    const base = draft({ guests: 64, vorspeisen: ['v01'] }, { firstName: 'Zoë' });
    expect(sameDraft(merge(base, base, blank).draft, blank)).toBe(true);
    expect(sameDraft(merge(base, blank, base).draft, blank)).toBe(true);
    const changed = draft({ guests: 64, vorspeisen: ['v01', 'v02'] }, { firstName: 'Zoë' });
    expect(merge(base, blank, changed).draft).toEqual(changed);
    expect(merge(base, changed, blank).draft).toEqual(changed);
  });

  it('for any three drafts: an unchanged side changes nothing, equal sides stay, no added dish is lost', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (base, one, other) => {
        expect(sameDraft(merge(base, one, base).draft, one)).toBe(true);
        expect(sameDraft(merge(base, base, other).draft, other)).toBe(true);
        expect(sameDraft(merge(base, one, one).draft, one)).toBe(true);
        const { draft: merged, conflicts } = merge(base, one, other);
        for (const side of [one, other]) {
          if (sameDraft(side, blank)) continue;
          for (const id of side.vorspeisen) {
            if (!base.vorspeisen.includes(id)) expect(merged.vorspeisen).toContain(id);
          }
        }
        // Whatever is not in the merged draft although a side had chosen it, is reported.
        for (const side of [one, other]) {
          if (side.guests !== base.guests && side.guests !== 50 && merged.guests !== side.guests) {
            expect(conflicts).toContain('guests');
          }
        }
      }),
    );
  });
});
