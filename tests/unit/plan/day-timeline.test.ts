import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPlan } from '@/content/catering/day-plan';
import { packages } from '@/content/catering/packages';
import { clockTime, type DayMoment, dayTimeline } from '@/lib/plan/day-timeline';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { quarterHours } from '@/lib/plan/times';

const now = new Date('2026-11-22T10:00:00.000Z');

type Changes = Omit<Partial<Draft>, 'details'> & { time?: string; timeEnd?: string };

function draftOf({ time = '18:00', timeEnd = '01:00', ...changes }: Changes): Draft {
  const draft = defaultDraft();
  return { ...draft, guests: 60, ...changes, details: { ...draft.details, time, timeEnd } };
}

const momentsOf = (changes: Changes) => {
  const draft = draftOf(changes);
  return dayTimeline(draft, resolvePlan(draft, now));
};

const seen = (moments: readonly DayMoment[]) =>
  moments.map(({ minutes, code }) => `${clockTime(minutes).time} ${code}`);

describe('the timeline of a day', () => {
  it('has reception, courses, dancing, last round and clearing of a dinner with music and drinks', () => {
    const moments = momentsOf({
      cateringType: 'seated-dinner',
      package: 'din-welle',
      services: ['s01', 's06', 's11'],
      locationType: 'venue',
    });
    expect(seen(moments)).toEqual([
      '18:00 begin',
      '18:10 fingerfood',
      '18:45 starters',
      '19:35 mains',
      '20:25 desserts',
      '21:10 dancing',
      '22:00 music',
      '00:30 lastRound',
      '01:00 end',
      '02:00 cleared',
    ]);
  });

  it('sits down in the evening of a day that begins in the afternoon, and goes on to its end without music', () => {
    const day = { cateringType: 'seated-dinner', package: 'din-welle', services: ['s01'] } as const;
    const moments = seen(momentsOf({ ...day, time: '15:00' }));
    expect(moments).toEqual(expect.arrayContaining(['15:10 fingerfood', '18:30 starters', '20:55 together']));
  });

  it('ends the last round with the team, and says when it goes home', () => {
    const moments = momentsOf({
      cateringType: 'seated-dinner',
      package: 'din-ufer',
      services: ['s06'],
      timeEnd: '00:00',
    });
    expect(seen(moments)).toContain('22:00 ends');
    expect(seen(moments)).toContain('21:30 lastRound');
  });

  it('has coffee and a buffet on a conference, and leaves out what lies behind a half day', () => {
    const codes = (changes: Changes) => seen(momentsOf({ cateringType: 'conference', ...changes }));
    expect(codes({ package: 'con-full', time: '09:00', timeEnd: '18:00' })).toEqual(
      expect.arrayContaining(['10:45 coffee', '12:30 buffetOpens', '15:00 coffee']),
    );
    expect(codes({ package: 'con-half', time: '09:00', timeEnd: '14:00' })).not.toContain('15:00 coffee');
  });

  it('is in order for every package and every time, with each course before the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...packages),
        fc.constantFrom(...quarterHours),
        fc.constantFrom('', ...quarterHours),
        fc.subarray(['s01', 's03', 's06', 's07', 's11', 's15']),
        ({ id, cateringType }, time, timeEnd, services) => {
          const draft = draftOf({ cateringType, package: id, services, time, timeEnd });
          const plan = resolvePlan(draft, now);
          const moments = dayTimeline(draft, plan);
          const begin = moments.findIndex(({ code }) => code === 'begin');
          const end = moments.findIndex(({ code }) => code === 'end' || code === 'endAssumed');
          expect(moments.map(({ minutes }) => minutes)).toEqual(
            moments.map(({ minutes }) => minutes).toSorted((one, other) => one - other),
          );
          expect((moments[end]?.minutes ?? 0) - (moments[begin]?.minutes ?? 0)).toBe(
            plan.event.durationHours * 60,
          );
          const inside = ['fingerfood', 'starters', 'mains', 'desserts', 'buffetOpens', 'coffee', 'dancing'];
          for (const { code, minutes } of moments.filter((moment) => inside.includes(moment.code))) {
            expect(minutes, code).toBeGreaterThanOrEqual(moments[begin]?.minutes ?? 0);
            expect(minutes, code).toBeLessThanOrEqual((moments[end]?.minutes ?? 0) - dayPlan.lastRound);
          }
          const served = moments.filter(({ code }) => inside.slice(0, 5).includes(code));
          expect(new Set(served.map(({ minutes }) => minutes)).size).toBe(served.length);
        },
      ),
    );
  });
});
