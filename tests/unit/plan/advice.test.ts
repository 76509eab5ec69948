import { describe, expect, it, test } from 'vitest';
import { dietGaps } from '@/lib/plan/diet-balance';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { plannedLeadDays } from '@/lib/plan/lead-time';
import { portionAdvice } from '@/lib/plan/portion-advice';
import { calculatePrice } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';
import { serviceAdvice } from '@/lib/plan/service-advice';
import { eventHours } from '@/lib/plan/times';
import { now } from './arbitrary-draft';

const draftOf = (patch: Partial<Draft>): Draft => ({ ...defaultDraft(), ...patch });
const plan = (patch: Partial<Draft>) => resolvePlan(draftOf(patch), now);
const dinner = { cateringType: 'seated-dinner', package: 'din-welle' } as const;
const fingerfood = { cateringType: 'fingerfood-buffet', package: 'fin-ufer' } as const;

describe('diet balance', () => {
  it('notices six vegan guests without a vegan main', () => {
    const draft = plan({ ...dinner, veganGuests: 6, hauptspeisen: ['h01', 'h02'] });
    expect(dietGaps(draft)).toEqual([{ category: 'hauptspeisen', diet: 'vegan', guests: 6, open: 0 }]);
  });

  it('names a list once, for the stricter diet, and says how many places the kitchen still fills', () => {
    const draft = { ...dinner, veganGuests: 1, vegetarianGuests: 4, hauptspeisen: ['h01'] };
    expect(dietGaps(plan(draft))).toEqual([{ category: 'hauptspeisen', diet: 'vegan', guests: 1, open: 1 }]);
    expect(dietGaps(plan({ ...draft, veganGuests: 0 }))).toEqual([
      { category: 'hauptspeisen', diet: 'vegetarisch', guests: 4, open: 1 },
    ]);
  });

  it('leaves untouched lists to the kitchen and says nothing without such guests or a package', () => {
    expect(dietGaps(plan({ ...dinner, veganGuests: 6 }))).toEqual([]);
    expect(dietGaps(plan({ ...dinner, hauptspeisen: ['h01'] }))).toEqual([]);
    expect(dietGaps(plan({ veganGuests: 6, hauptspeisen: ['h01'] }))).toEqual([]);
  });
});

test('a dish beyond the package costs its eaters where it is there for a diet alone, and everybody else', () => {
  const extrasOf = (patch: Partial<Draft>) =>
    calculatePrice({ ...defaultDraft(), ...dinner, guests: 100, veganGuests: 2, ...patch }, now)
      .lines.filter(({ kind }) => kind === 'extra')
      .map(({ id, quantity, grossCents }) => [id, quantity, grossCents]);
  expect(extrasOf({ hauptspeisen: ['h01', 'h02', 'h10'] })).toEqual([
    ['extra:plus-h:person:few', 2, 2 * 910],
  ]);
  expect(extrasOf({ hauptspeisen: ['h01', 'h02', 'h10'], children611: 99 })).toEqual([
    ['extra:plus-h:person:few', 1, 910],
    ['extra:plus-h:half:few', 1, 455],
  ]);
  expect(extrasOf({ hauptspeisen: ['h01', 'h02', 'h03', 'h10'] })).toEqual([
    ['extra:plus-h:person', 100, 100 * 910],
    ['extra:plus-h:person:few', 2, 2 * 910],
  ]);
});

describe('portions', () => {
  const at = (time: string, timeEnd: string, patch: Partial<Draft>) =>
    plan({ ...patch, details: { ...defaultDraft().details, time, timeEnd } });

  it('counts hours over midnight', () => {
    expect(eventHours('18:00', '20:30')).toBe(2.5);
    expect(eventHours('22:00', '01:00')).toBe(3);
    expect(eventHours('18:00', '')).toBeNull();
    expect(eventHours('18:00', '18:00')).toBeNull();
  });

  it('multiplies pieces by hours for a reception', () => {
    expect(portionAdvice(at('17:00', '19:00', { ...fingerfood, guests: 20 }))).toMatchObject({
      use: 'reception',
      min: 8,
      max: 12,
      pieces: 6,
      sorts: 6,
      larger: 'fin-welle',
    });
  });

  it('speaks of the meal that the begin stands for, and recommends no dinner for a breakfast', () => {
    expect(portionAdvice(at('08:00', '', fingerfood))).toMatchObject({
      use: 'breakfast',
      min: 4,
      larger: null,
    });
    expect(portionAdvice(at('12:30', '', fingerfood))).toMatchObject({
      use: 'lunch',
      min: 8,
      larger: 'fin-welle',
    });
    expect(portionAdvice(at('18:00', '', fingerfood))).toMatchObject({
      use: 'dinner',
      larger: 'fin-horizont',
    });
  });

  it('counts finger food before a meal as a start, and none where there is none', () => {
    expect(portionAdvice(plan(dinner))).toMatchObject({ use: 'starter', min: 3, max: 5, larger: null });
    expect(portionAdvice(plan({ cateringType: 'seated-dinner', package: 'din-ufer' }))).toBeNull();
  });
});

describe('staff and furniture', () => {
  it('suggests people only where the package brings none', () => {
    expect(serviceAdvice(plan({ ...fingerfood, guests: 60 })).s01).toEqual({ reason: 'team', count: 3 });
    expect(serviceAdvice(plan({ ...fingerfood, guests: 120 })).s01).toEqual({
      reason: 'largeTeam',
      count: 5,
    });
    expect(serviceAdvice(plan({ ...fingerfood, package: 'fin-horizont', guests: 120 })).s01).toBeUndefined();
    expect(serviceAdvice(plan({ ...dinner, guests: 120 })).s01).toBeUndefined();
  });

  it('suggests a standing table for six and a banquet table for eight, none at the own location', () => {
    expect(serviceAdvice(plan({ ...fingerfood, guests: 61 })).s09?.count).toBe(11);
    expect(serviceAdvice(plan({ ...dinner, guests: 61, locationType: 'home' })).s08?.count).toBe(8);
    expect(serviceAdvice(plan({ ...dinner, locationType: 'venue' })).s08).toBeUndefined();
  });

  it('says nothing before a kind of catering is chosen', () => {
    expect(serviceAdvice(plan({}))).toEqual({});
  });
});

describe('lead time before a package is chosen', () => {
  it('is that of the kind, then that of the package', () => {
    expect(plannedLeadDays(draftOf({}))).toBeNull();
    expect(plannedLeadDays(draftOf({ cateringType: 'fingerfood-buffet' }))).toBe(5);
    expect(plannedLeadDays(draftOf({ cateringType: 'fingerfood-buffet', package: 'fin-horizont' }))).toBe(7);
  });
});
