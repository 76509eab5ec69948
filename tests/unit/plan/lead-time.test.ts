import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eventDay } from '@/lib/base/event-day';
import { holidays, isWorkingDay } from '@/lib/base/working-days';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { earliestDay, getLeadDays, getLeadTime } from '@/lib/plan/lead-time';

describe('holidays in North Rhine-Westphalia', () => {
  it('are the eleven of 2027', () => {
    expect([...holidays(2027)].sort()).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-01',
      '2027-05-06',
      '2027-05-17',
      '2027-05-27',
      '2027-10-03',
      '2027-11-01',
      '2027-12-25',
      '2027-12-26',
    ]);
  });
});

describe('earliestDay', () => {
  const from = (iso: string, leadDays: number) => earliestDay(new Date(iso), leadDays);

  it('counts today and not the event day', () => {
    expect(from('2026-11-23T08:00:00Z', 1)).toBe('2026-11-24');
    expect(from('2026-11-23T08:00:00Z', 5)).toBe('2026-11-28');
    expect(from('2026-11-20T08:00:00Z', 1)).toBe('2026-11-21');
    expect(from('2026-11-21T08:00:00Z', 1)).toBe('2026-11-24');
    expect(from('2026-11-21T08:00:00Z', 0)).toBe('2026-11-21');
  });

  it("goes by Germany's day, not the server's", () => {
    expect(from('2026-11-23T23:30:00Z', 1)).toBe('2026-11-25');
  });

  it('never moves back with time or with a longer lead', () => {
    fc.assert(
      fc.property(fc.nat(4_000), fc.nat(30), (days, lead) => {
        const today = addDays('2026-01-01', days);
        const at = (day: string) => new Date(`${day}T10:00:00Z`);
        expect(earliestDay(at(today), lead) <= earliestDay(at(addDays(today, 1)), lead)).toBe(true);
        expect(earliestDay(at(today), lead) <= earliestDay(at(today), lead + 1)).toBe(true);
        if (lead > 0) expect(isWorkingDay(addDays(earliestDay(at(today), lead), -1))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('leadTimeOf', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const on = (day: string, more: Partial<Draft> = {}): Draft => ({
    ...defaultDraft(),
    cateringType: 'fingerfood-buffet',
    package: 'fin-ufer',
    ...more,
    details: { ...defaultDraft().details, date: eventDay(day) },
  });

  it('takes the longest of all packages', () => {
    expect(getLeadDays(on('2027-01-10'))).toBe(5);
    expect(getLeadDays(on('2027-01-10', { cateringType: 'breakfast', package: 'bf-kalt' }))).toBe(3);
    const both = {
      cateringType: 'seated-dinner',
      package: 'din-horizont',
      breakfastPackage: 'bf-kalt',
    } as const;
    expect(getLeadDays(on('2027-01-10', both))).toBe(16);
    expect(getLeadDays(defaultDraft())).toBe(0);
  });

  it('is express from today until the day before the earliest', () => {
    expect(getLeadTime(on('2026-11-21'), now)).toEqual({
      leadDays: 5,
      earliest: '2026-11-28',
      express: true,
    });
    expect(getLeadTime(on('2026-11-27'), now).express).toBe(true);
    expect(getLeadTime(on('2026-11-28'), now).express).toBe(false);
    expect(getLeadTime(on('2026-11-20'), now).express).toBe(false);
  });
});
