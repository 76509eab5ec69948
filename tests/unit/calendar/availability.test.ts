import { describe, expect, test } from 'vitest';
import { addDays } from '@/lib/base/event-day';
import { type DayState, eventState, listDays, nearestFreeDays } from '@/lib/calendar/availability';
import { areDatesScarce, comingSeason } from '@/lib/calendar/scarce-dates';
import { handleAvailability } from '@/lib/calendar/server/availability';

const busy = (day: string, house: DayState['house'], delivery: DayState['delivery'] = 'free'): DayState => ({
  day,
  house,
  delivery,
});

describe('the state of an event', () => {
  test('is that of its worst day, for its kind alone', () => {
    const days = [busy('2027-06-12', 'option', 'taken'), busy('2027-06-13', 'taken')];
    expect(eventState(days, 'house', '2027-06-11', 1)).toBe('free');
    expect(eventState(days, 'house', '2027-06-11', 2)).toBe('option');
    expect(eventState(days, 'house', '2027-06-11', 3)).toBe('taken');
    expect(eventState(days, 'delivery', '2027-06-12', 1)).toBe('taken');
    expect(eventState(days, 'delivery', '2027-06-13', 1)).toBe('free');
  });
});

describe('the nearest free days', () => {
  const around = { kind: 'house', day: '2027-06-12', days: 1, from: '2027-05-01', to: '2027-07-31' } as const;

  test('prefer the same day of the week, and never name a day that is held or taken', () => {
    const days = [busy('2027-06-12', 'taken'), busy('2027-06-19', 'option'), busy('2027-06-11', 'taken')];
    expect(nearestFreeDays({ ...around, states: days })).toEqual([
      '2027-05-29',
      '2027-06-05',
      '2027-06-10',
      '2027-06-13',
    ]);
  });

  test('of an event of several days begin where all of its days are free and known', () => {
    const days = listDays('2027-06-05', '2027-06-20').map((day) => busy(day, 'taken'));
    const found = nearestFreeDays({ ...around, states: days, days: 3, from: '2027-06-01', to: '2027-06-24' });
    expect(found).toEqual(['2027-06-01', '2027-06-02', '2027-06-21', '2027-06-22']);
  });
});

describe('few dates left', () => {
  const season = comingSeason('2026-11-22');
  const saturdays = listDays(season.from, season.to).filter((_, index) => index % 7 === 0);

  test('is about the season that a day looks forward to, and what is left of it', () => {
    expect(season).toEqual({ year: '2027', from: '2027-05-01', to: '2027-09-30' });
    expect(comingSeason('2027-07-10')).toEqual({ year: '2027', from: '2027-07-11', to: '2027-09-30' });
    expect(new Date(`${season.from}T12:00:00Z`).getUTCDay()).toBe(6);
  });

  test('is said only while the calendar proves it', () => {
    const taken = (count: number) => saturdays.slice(0, count).map((day) => busy(day, 'taken'));
    expect(areDatesScarce([], season)).toBe(false);
    expect(areDatesScarce(taken(saturdays.length - 8), season)).toBe(false);
    expect(areDatesScarce(taken(saturdays.length - 7), season)).toBe(true);
    expect(areDatesScarce(taken(saturdays.length), season)).toBe(false);
  });

  test('is not said because a season is nearly over', () => {
    const last = { ...season, from: addDays(season.to, -20) };
    expect(areDatesScarce([], last)).toBe(false);
  });
});

test.each(['from=x&to=y', 'from=2027-01-02&to=2027-01-01', 'from=2027-01-01&to=2028-06-01'])(
  'a range of days that cannot be answered is refused with a code (%s)',
  async (query) => {
    const response = await handleAvailability(new Request(`http://seegut.test/api/availability?${query}`));
    expect([response.status, await response.json()]).toEqual([400, { code: 'request.range' }]);
  },
);
