import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { type Draft, defaultDraft, isEmptyDraft, sameDraft, serialiseDraft } from '@/lib/plan/draft';
import { applyPreselection } from '@/lib/plan/preselection';
import { parseDraft, readDraft } from '@/lib/plan/read-draft';
import { draftArbitrary } from './arbitrary-draft';

describe('defaults', () => {
  it('are exactly the specified fields', () => {
    const { details, ...top } = defaultDraft();
    expect(top).toEqual({
      customerType: null,
      cateringType: null,
      guests: 50,
      package: null,
      vorspeisen: [],
      hauptspeisen: [],
      beilagen: [],
      desserts: [],
      fingerfood: [],
      breakfastCold: [],
      breakfastWarm: [],
      services: [],
      favorites: [],
      eventType: null,
      otherEvent: false,
      otherEventText: '',
      locationType: null,
      voucherCode: '',
    });
    expect(details).toEqual({
      date: null,
      time: '18:00',
      timeEnd: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      company: '',
      billing_street: '',
      billing_houseNumber: '',
      billing_zip: '',
      billing_city: '',
      billingSameAsShipping: true,
      delivery_street: '',
      delivery_houseNumber: '',
      delivery_zip: '',
      delivery_city: '',
      delivery_info: '',
      message: '',
      tip: 0,
    });
  });

  it('are empty, and a choice is not', () => {
    expect(isEmptyDraft(defaultDraft())).toBe(true);
    expect(isEmptyDraft({ ...defaultDraft(), idempotencyKey: 'x' })).toBe(true);
    expect(isEmptyDraft({ ...defaultDraft(), guests: 51 })).toBe(false);
  });
});

describe('parseDraft', () => {
  it('tells nothing stored from nothing readable', () => {
    expect(parseDraft(null)).toEqual({ draft: defaultDraft(), problem: null });
    for (const broken of ['', '{', 'null', '[]', '"text"', '7', 'undefined']) {
      expect(parseDraft(broken), broken).toEqual({ draft: defaultDraft(), problem: 'unreadable' });
    }
  });

  it('merges an older draft over the defaults, details too', () => {
    const { draft } = parseDraft('{"guests":80,"details":{"firstName":"Ada"}}');
    expect(draft.guests).toBe(80);
    expect(draft.details).toEqual({ ...defaultDraft().details, firstName: 'Ada' });
  });

  it('lets each field of a wrong type fall back alone', () => {
    const stored = {
      customerType: 'alien',
      guests: '80',
      package: 7,
      vorspeisen: ['v01', 5, null, 'v01'],
      services: 'all',
      otherEvent: 'yes',
      children611: -1,
      serviceQuantities: { s01: { count: 2, hours: 'x' }, __proto__: { count: 1 }, evil: {} },
      details: { time: 18, billingSameAsShipping: 'no', tip: 1.5, city: 'x', lastName: 'Muster' },
      unknown: true,
    };
    const { draft, problem } = parseDraft(JSON.stringify(stored));
    expect(problem).toBeNull();
    expect(draft).toEqual({
      ...defaultDraft(),
      vorspeisen: ['v01'],
      serviceQuantities: { s01: { count: 2 } },
      details: { ...defaultDraft().details, lastName: 'Muster' },
    });
  });

  it('keeps what the catalogue no longer knows, and of no text more than a form can hold', () => {
    const { draft } = parseDraft('{"package":"old","vorspeisen":["v99"]}');
    expect([draft.package, draft.vorspeisen]).toEqual(['old', ['v99']]);
    const long = 'x'.repeat(5_001);
    const cut = readDraft({ package: long, ideaText: long });
    expect([cut.package?.length, cut.ideaText?.length]).toEqual([5_000, 5_000]);
  });

  it('drops an invalid date and reads a valid one', () => {
    const getDate = (date: unknown) => parseDraft(JSON.stringify({ details: { date } })).draft.details.date;
    for (const bad of ['', 'soon', '2027-02-30', '0001-01-01T00:00:00.000Z', 7, null, {}]) {
      expect(getDate(bad)).toBeNull();
    }
    expect(getDate('2027-06-12T12:00:00.000Z')).toEqual(new Date('2027-06-12T12:00:00.000Z'));
    expect(getDate('2027-06-11T22:00:00.000Z')).toEqual(new Date('2027-06-12T12:00:00.000Z'));
  });

  it('gives back any draft that was stored', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const read = parseDraft(serialiseDraft(draft));
        expect(read.problem).toBeNull();
        expect(sameDraft(read.draft, draft)).toBe(true);
        expect(read.draft.details.date).toEqual(draft.details.date);
      }),
      { numRuns: 1_000 },
    );
  });

  it('survives any JSON and gives a draft that can be read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        const { draft } = parseDraft(stored);
        expect(parseDraft(serialiseDraft(draft)).draft).toEqual(draft);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'keeps the event day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (const day of ['2027-03-28', '2027-10-31', '2027-01-01', '2026-12-31']) {
        const plan = { ...defaultDraft(), details: { ...defaultDraft().details, date: eventDay(day) } };
        const again = parseDraft(serialiseDraft(parseDraft(serialiseDraft(plan)).draft)).draft;
        expect(toIsoDay(again.details.date ?? new Date(0)), day).toBe(day);
      }
      // The zone is really another one.
      if (zone === 'Pacific/Kiritimati') expect(new Date('2027-01-01T12:00:00Z').getDate()).toBe(2);
      vi.unstubAllEnvs();
    },
  );
});

describe('applyPreselection', () => {
  const current: Draft = { ...defaultDraft(), guests: 120, services: ['s01'], customerType: 'business' };

  it('replaces the draft by defaults plus the values and keeps the guests', () => {
    expect(applyPreselection(current, { customerType: 'private', cateringType: 'grill-catering' })).toEqual({
      ...defaultDraft(),
      guests: 120,
      customerType: 'private',
      cateringType: 'grill-catering',
    });
    expect(applyPreselection(null, { customerType: 'business' })).toEqual({
      ...defaultDraft(),
      customerType: 'business',
    });
  });

  it('takes the occasion of the page, where it is one of the customer’s', () => {
    const wedding = { customerType: 'private', eventType: 'wedding' };
    expect(applyPreselection(null, wedding)?.eventType).toBe('wedding');
    expect(applyPreselection(null, { ...wedding, customerType: 'business' })?.eventType).toBeNull();
  });

  it('leaves the draft alone when nothing known is preselected', () => {
    for (const nothing of [{}, { cateringType: 'x' }, { customerType: '', cateringType: null }]) {
      expect(applyPreselection(current, nothing)).toBeNull();
    }
  });
});
