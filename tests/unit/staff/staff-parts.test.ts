import { describe, expect, it } from 'vitest';
import { monthWeeks, shiftMonth, stateOf } from '@/components/staff/calendar/month';
import { daysLeft, groupEntries } from '@/components/staff/inbox/inbox-groups';
import { findOfferProblem } from '@/components/staff/offer/check-offer';
import { findVatChoice, getRates, parseNumber } from '@/components/staff/offer/edit-offer';
import type { Booking } from '@/lib/calendar/server/bookings';
import { calendarAddress, readStaffPath, withResult } from '@/lib/desk/addresses';
import type { OfferBody } from '@/lib/offer/offer';
import type { InboxEntry } from '@/lib/staff/server/inbox';

describe('the page to come back to', () => {
  it('is one of the staff', () => {
    for (const path of [
      '/haus',
      '/haus/kalender?monat=2027-06&tag=2027-06-12',
      '/haus/anfragen/SG-2026-7KQ4M',
    ]) {
      expect(readStaffPath(path)).toBe(path);
    }
  });

  it('is the inbox for everything else', () => {
    const others = [
      '//evil.example',
      'https://evil.example',
      '/kontakt',
      '/hausboot',
      '/haus/../',
      '/haus\\x',
      null,
      7,
    ];
    for (const path of others) expect(readStaffPath(path), String(path)).toBe('/haus');
  });

  it('says what came of a form, once', () => {
    expect(withResult('/haus/kalender?monat=2027-06&problem=state', { done: 'closed' })).toBe(
      '/haus/kalender?monat=2027-06&done=closed',
    );
    expect(calendarAddress('2027-06-12')).toBe('/haus/kalender?monat=2027-06&tag=2027-06-12');
  });
});

describe('the promised day', () => {
  const now = new Date('2026-11-22T22:30:00Z');

  it('is counted in calendar days of Berlin', () => {
    expect(daysLeft(new Date('2026-11-22T22:59:59Z'), now)).toBe(0);
    expect(daysLeft(new Date('2026-11-23T22:59:59Z'), now)).toBe(1);
    expect(daysLeft(new Date('2026-11-21T22:59:59Z'), now)).toBe(-1);
  });

  it('groups what waits, the overdue first', () => {
    const entry = (reference: string, state: 'received' | 'accepted', answerBy: string) =>
      ({ kind: 'inquiry', reference, state, answerBy: new Date(answerBy) }) as InboxEntry;
    const entries = [
      entry('soon', 'received', '2026-11-24T22:59:59Z'),
      entry('late', 'received', '2026-11-20T22:59:59Z'),
      entry('done', 'accepted', '2026-11-20T22:59:59Z'),
      entry('today', 'received', '2026-11-22T22:59:59Z'),
    ];
    expect(groupEntries(entries, now).map(({ group, entries: own }) => [group, own[0]?.reference])).toEqual([
      ['overdue', 'late'],
      ['today', 'today'],
      ['soon', 'soon'],
      ['other', 'done'],
    ]);
  });
});

describe('a month', () => {
  it('has whole weeks from Monday on', () => {
    for (const month of ['2026-02', '2026-11', '2027-08', '2028-02']) {
      const weeks = monthWeeks(month, []);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const first = weeks[0]?.findIndex((day) => day !== null) ?? -1;
      expect((new Date(`${month}-01T12:00:00Z`).getUTCDay() + 6) % 7).toBe(first);
    }
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  });

  it('shows what occupies the house, and counts deliveries', () => {
    const booking = (kind: 'house' | 'delivery', state: 'booked' | 'option') =>
      ({ day: '2027-06-12', kind, state }) as Booking;
    const day = monthWeeks('2027-06', [booking('house', 'booked'), booking('delivery', 'option')])
      .flat()
      .find((one) => one?.day === '2027-06-12');
    expect(day && stateOf(day)).toBe('booked');
    expect(day?.deliveries).toHaveLength(1);
  });
});

describe('a number', () => {
  it.each([
    ['12,5', 12.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['99,50 €', 99.5],
    ['−30', -30],
  ])('is read as people type it: %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', 'zwölf', '1e3', '--3', '1-2', '€'])('is none: %s', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('an offer before it is sent', () => {
  const line = {
    id: 'item:1',
    source: 'free',
    text: 'Menü',
    unit: 'person',
    quantity: 10,
    unitCents: 1_000,
    rates: getRates('split'),
  } as const;
  const offer: OfferBody = {
    locale: 'de',
    basis: 'gross',
    lines: [line],
    discountPercent: 0,
    message: '',
    validUntil: '2027-01-10',
    depositPercent: 0,
    day: '2027-06-12',
    guests: 10,
  };
  const today = '2027-01-01';

  it('may leave when nothing is missing', () => {
    expect(findOfferProblem({ offer, optionUntil: '2027-01-10' }, today)).toBeNull();
    expect(findVatChoice(line.rates)).toBe('split');
    expect(
      findVatChoice([
        { rate: 700, share: 0.68 },
        { rate: 1900, share: 0.32 },
      ]),
    ).toBeNull();
  });

  it('names what is missing', () => {
    const kindOf = (changes: Partial<OfferBody>, optionUntil: string | null = null) =>
      findOfferProblem({ offer: { ...offer, ...changes }, optionUntil }, today)?.kind;
    expect(kindOf({ lines: [] })).toBe('lines');
    expect(kindOf({ lines: [{ ...line, text: ' ' }] })).toBe('text');
    expect(kindOf({ day: null }, '2027-01-10')).toBe('day');
    expect(kindOf({}, today)).toBe('optionUntil');
    expect(kindOf({}, '')).toBe('optionUntil');
    expect(kindOf({ validUntil: today })).toBe('validUntil');
  });
});
